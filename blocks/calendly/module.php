<?php
namespace Mainstreet\Blocks\Calendly;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'embeds',
	'label'       => __( 'Calendly', 'mainstreet-blocks' ),
	'description' => __( 'Calendars where people book a time with you.', 'mainstreet-blocks' ),
	'help'        => __( 'You only need a Calendly page. While this is off, visitors see a link instead of the calendar, if the post has one.', 'mainstreet-blocks' ),
	'sent'        => __( 'Visitors’ browsers load the calendar, so it sees their IP address, browser details and the page. Bookings are entered at Calendly. It may set cookies.', 'mainstreet-blocks' ),
	'policy'      => __( 'Pages with a Calendly calendar load it from Calendly, which receives your IP address, your browser details and the page you visit, and may set cookies. Calendars behind a button load only when you click it. The details you enter to book a time are sent to Calendly.', 'mainstreet-blocks' ),
);
