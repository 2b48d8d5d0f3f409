<?php
/**
 * Module: OpenTable.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Opentable;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'OpenTable', 'mainstreet-blocks' ),
	'description' => __( 'Table reservations with OpenTable.', 'mainstreet-blocks' ),
	'policy'      => __( 'Reservation forms on our pages are loaded from OpenTable when they come into view. OpenTable then learns your IP address, which page you are on and, when you reserve, what you enter there, and may set cookies.', 'mainstreet-blocks' ),
	'help'        => __( 'Takes a restaurant at OpenTable: its number or its embed code. Visitors’ browsers load the form from OpenTable.', 'mainstreet-blocks' ),
);
