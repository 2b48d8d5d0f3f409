<?php
/**
 * Module: Repeat Visitor.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Repeat_Visitor;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Repeat Visitor', 'mainstreet-blocks' ),
	'description' => __( 'Content for new or for returning visitors.', 'mainstreet-blocks' ),
	'policy'      => __( 'Pages with content for new or for returning visitors count your visits in a cookie of our own (jp-visit-counter). It holds a number and nothing else.', 'mainstreet-blocks' ),
	'help'        => __( 'The visitor’s browser counts the visits in a cookie; this site stores nothing.', 'mainstreet-blocks' ),
);
