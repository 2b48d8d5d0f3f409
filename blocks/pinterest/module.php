<?php
/**
 * Module: Pinterest.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Pinterest;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Pinterest', 'mainstreet-blocks' ),
	'description' => __( 'Pins, boards and profiles of Pinterest.', 'mainstreet-blocks' ),
	'help'        => __( 'Paste the address of a pin, a board or a profile into the block.', 'mainstreet-blocks' ),
	'policy'      => __( 'Pins and boards on our pages are loaded from Pinterest when they come into view, or when you press their button. Pinterest then learns your IP address and which page you look at, and may set cookies.', 'mainstreet-blocks' ),
);
