<?php
/**
 * Module: Calendly.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Calendly;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Calendly', 'mainstreet-blocks' ),
	'description' => __( 'Calendars in which people book a time with you.', 'mainstreet-blocks' ),
	'help'        => __( 'Needs nothing but a page at Calendly. While this is off, visitors see a link where the post has one.', 'mainstreet-blocks' ),
	'policy'      => __( 'Pages with a calendar of Calendly load it from Calendly, which learns your IP address, your browser and the page you visit, and may set cookies. Calendars behind a button are loaded only when you press it. What you enter to book a time goes to Calendly.', 'mainstreet-blocks' ),
);
