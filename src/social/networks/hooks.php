<?php
/**
 * Networks: where accounts are connected, and the connections of posts.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Networks;

use Mainstreet\Core\Stored_Settings;
use Mainstreet\Social\Post_Switches;

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function () {
		add_post_type_support( 'post', 'publicize' );
	}
);
add_action( 'rest_api_init', array( Share_Meta::class, 'register' ), 0 );
add_action( 'rest_api_init', array( Connections_Field::class, 'register' ), 20 );
add_action( 'mainstreet_account_removed', array( Post_Connections::class, 'removed' ) );
add_action( 'mainstreet_account_removed', array( Own_Texts::class, 'removed' ) );
add_action( 'mainstreet_account_removed', array( Fediverse_Links::class, 'removed' ) );
add_action( 'mainstreet_account_given', array( Fediverse_Links::class, 'note' ), 10, 0 );
if ( \Mainstreet\is_page_view() ) {
	add_action(
		'wp_head',
		static function () {
			$settings = Stored_Settings::all();
			if ( ! empty( $settings['fediverse_links'] ) && is_front_page() ) {
				Fediverse_Links::print_all( $settings['fediverse_links'] );
			}
		}
	);
}
add_filter(
	'mainstreet_thread_limits',
	static function ( $limits ) {
		return Post_Connections::limits( $limits, get_current_user_id() );
	}
);
add_filter(
	'mainstreet_connect_forms',
	static function ( $forms ) {
		if ( ! Post_Switches::works( 'publicize' ) ) {
			return $forms;
		}
		$own = array(
			Mastodon::ID => ( new Mastodon_Connect() )->form(),
			Bluesky::ID  => ( new Bluesky_Connect() )->form(),
			Webhook::ID  => ( new Webhook_Connect() )->form(),
			Linkedin::ID => ( new Linkedin_Connect() )->form(),
			X::ID        => ( new X_Connect() )->form(),
		);
		foreach ( $own as $id => $form ) {
			$own[ $id ] = array( 'network' => true ) + $form;
		}
		return $forms + $own;
	},
	// Behind those of blocks.
	20
);
