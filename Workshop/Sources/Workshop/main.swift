internal import LetterpressCLI
internal import LetterpressWorkshop

Letterpress.run(WorkshopCommand.self)
