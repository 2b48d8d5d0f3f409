<?php
namespace Mainstreet\Abilities;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_settings_sections',
	static function ( $sections ) {
		if ( function_exists( 'wp_register_ability' ) ) {
			$sections[] = array(
				'id'      => 'abilities',
				'tab'     => 'tools',
				'label'   => __( 'AI tools', 'mainstreet-blocks' ),
				'note'    => __( 'AI tools that you connect to this site yourself use the abilities of WordPress. Nothing is sent to an AI service by this plugin.', 'mainstreet-blocks' ),
				'service' => '',
				'links'   => array(),
			);
		}
		return $sections;
	},
	50
);
