<?php
/**
 * Settings of what is shown from other hosts.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Embeds;

defined( 'ABSPATH' ) || exit;

return array(
	'embeds_on_click'      => array(
		'type'    => 'boolean',
		'default' => false,
		'section' => 'embeds',
		'label'   => __( 'Load embeds on click', 'mainstreet-blocks' ),
		'help'    => __( 'A button and a link stand in the place of calendars, pins and the like; nothing is asked of other servers before a visitor presses it. Who ticks “Always” is not asked again in this browser; no cookie is set.', 'mainstreet-blocks' ),
	),
	'embeds_on_click_core' => array(
		'type'    => 'boolean',
		'default' => false,
		'section' => 'embeds',
		'label'   => __( 'Load WordPress’s own embeds on click, too', 'mainstreet-blocks' ),
		'help'    => __( 'Videos of YouTube and Vimeo, posts of social networks and all else that is embedded by its address. Holds while “Load embeds on click” is on.', 'mainstreet-blocks' ),
	),
);
