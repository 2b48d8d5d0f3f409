<?php
/** Settings of ads: the ad of each format, and ads.txt. */

namespace Mainstreet\Blocks\Wordads;

defined( 'ABSPATH' ) || exit;

return Ad_Options::get_all();
