<?php
/**
 * Module: Eventbrite.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Eventbrite;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Eventbrite', 'mainstreet-blocks' ),
	'description' => __( 'Tickets of your events.', 'mainstreet-blocks' ),
	'help'        => __( 'Needs nothing but an event at Eventbrite. While this is off, visitors see a link where the post has one.', 'mainstreet-blocks' ),
	'policy'      => __( 'Pages with tickets of Eventbrite load them from Eventbrite, which learns your IP address, your browser and the page you visit, and may set cookies. Tickets behind a button are loaded only when you press it. What you enter to buy or register goes to Eventbrite.', 'mainstreet-blocks' ),
);
