<?php
namespace Mainstreet\Settings;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', array( Settings_Screen::class, 'add' ) );
add_filter( 'plugin_action_links_' . plugin_basename( MAINSTREET_FILE ), array( Settings_Screen::class, 'add_link' ) );
add_filter(
	'mainstreet_settings_sections',
	static function ( $sections ) {
		$sections[] = array(
			'id'      => 'privacy',
			'label'   => __( 'Privacy', 'mainstreet-blocks' ),
			'note'    => __( 'How long personal data is kept. To answer privacy requests, use Tools > Export Personal Data and Tools > Erase Personal Data, which include form responses and subscribers.', 'mainstreet-blocks' ),
			'service' => '',
			'links'   => array(
				array(
					'url'   => '#/forms',
					'label' => __( 'How long form responses are kept', 'mainstreet-blocks' ),
				),
			),
		);
		return $sections;
	},
	40
);
