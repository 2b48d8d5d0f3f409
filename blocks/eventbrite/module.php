<?php
namespace Mainstreet\Blocks\Eventbrite;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'embeds',
	'label'       => __( 'Eventbrite', 'mainstreet-blocks' ),
	'description' => __( 'Tickets for your events.', 'mainstreet-blocks' ),
	'help'        => __( 'You only need an Eventbrite event. While this is off, visitors see a link instead of the tickets, if the post has one.', 'mainstreet-blocks' ),
	'sent'        => __( 'Visitors’ browsers load the tickets, so it sees their IP address, browser details and the page. Orders are entered at Eventbrite. It may set cookies.', 'mainstreet-blocks' ),
	'policy'      => __( 'Pages with Eventbrite tickets load them from Eventbrite, which receives your IP address, your browser details and the page you visit, and may set cookies. Tickets behind a button load only when you click it. The details you enter to buy or register are sent to Eventbrite.', 'mainstreet-blocks' ),
);
