<?php
/** Empty comments template, which Themed_Page gives to classic themes. */

defined( 'ABSPATH' ) || exit;
