// Runs nothing: the page calls the functions that LetterpressPage exports.
internal import LetterpressPage
