// Nothing runs by itself: the page calls the functions that LetterpressPage exports.
internal import LetterpressPage
