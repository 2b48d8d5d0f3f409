<?php
/**
 * Module: Google Calendar.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Google_Calendar;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Google Calendar', 'mainstreet-blocks' ),
	'description' => __( 'Public calendars of Google Calendar.', 'mainstreet-blocks' ),
	'policy'      => __( 'Calendars on our pages are loaded from Google when they come into view. Google then learns your IP address, which page you are on and which calendar you look at, and may set cookies.', 'mainstreet-blocks' ),
	'help'        => __( 'Nothing needs to be set up. Visitors’ browsers load calendars from Google.', 'mainstreet-blocks' ),
);
