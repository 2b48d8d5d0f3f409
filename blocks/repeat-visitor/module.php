<?php
namespace Mainstreet\Blocks\Repeat_Visitor;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'content',
	'label'       => __( 'Repeat Visitor', 'mainstreet-blocks' ),
	'description' => __( 'Content for new or returning visitors.', 'mainstreet-blocks' ),
	'policy'      => __( 'Pages with content for new or returning visitors count your visits in a first-party cookie (jp-visit-counter). It contains only a number, and expires 180 days after your last visit.', 'mainstreet-blocks' ),
	'help'        => __( 'The visitor’s browser counts the visits in a cookie; this site stores nothing.', 'mainstreet-blocks' ),
);
