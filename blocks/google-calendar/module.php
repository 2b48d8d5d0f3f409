<?php
namespace Mainstreet\Blocks\Google_Calendar;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'embeds',
	'label'       => __( 'Google Calendar', 'mainstreet-blocks' ),
	'description' => __( 'Public calendars from Google Calendar.', 'mainstreet-blocks' ),
	'sent'        => __( 'Visitors’ browsers load the calendar, so Google sees their IP address, browser details and the page. It may set cookies.', 'mainstreet-blocks' ),
	'policy'      => __( 'Calendars on our pages load from Google when they scroll into view. Google then receives your IP address, the page you are on and the calendar you view, and may set cookies.', 'mainstreet-blocks' ),
	'help'        => __( 'No setup needed. Calendars load from Google in visitors’ browsers.', 'mainstreet-blocks' ),
);
