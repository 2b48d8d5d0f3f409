<?php
namespace Mainstreet\Site_Health;

use Mainstreet\Core\Options\Settings_Page;

defined( 'ABSPATH' ) || exit;

add_filter( 'mainstreet_settings_state', array( Site_Checks::class, 'add_to_settings' ) );
add_filter(
	'mainstreet_palette_commands',
	static function ( $commands ) {
		if ( current_user_can( 'manage_options' ) ) {
			$commands[] = array(
				'name'     => 'site-check',
				'label'    => __( 'Site check', 'mainstreet-blocks' ),
				'keywords' => array( __( 'Mainstreet', 'mainstreet-blocks' ) ),
				'url'      => Settings_Page::url() . '#/tools',
			);
		}
		return $commands;
	}
);
