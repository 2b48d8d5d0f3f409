<?php
/** Settings of the business details, stored in an option of their own. */

namespace Mainstreet\Business;

defined( 'ABSPATH' ) || exit;

return Business_Options::get_all();
