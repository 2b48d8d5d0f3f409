<?php
namespace Mainstreet\Embeds;

defined( 'ABSPATH' ) || exit;

return array(
	'embeds_on_click'      => array(
		'type'    => 'boolean',
		'default' => false,
		'section' => 'embeds',
		'label'   => __( 'Load embeds on click', 'mainstreet-blocks' ),
		'help'    => __( 'Shows a button and a link in place of calendars, pins and other embeds. Other servers are not contacted until a visitor clicks. Visitors who check “Always” are not asked again in the same browser. No cookie is set.', 'mainstreet-blocks' ),
	),
	'embeds_on_click_core' => array(
		'type'    => 'boolean',
		'default' => false,
		'section' => 'embeds',
		'label'   => __( 'Also load WordPress embeds on click', 'mainstreet-blocks' ),
		'help'    => __( 'Applies to YouTube and Vimeo videos, social media posts and anything else embedded by URL, while “Load embeds on click” is on.', 'mainstreet-blocks' ),
	),
);
