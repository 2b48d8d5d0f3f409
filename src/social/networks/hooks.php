<?php
namespace Mainstreet\Social\Networks;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Social\Networks\Connections\Connection_Messages;
use Mainstreet\Social\Networks\Connections\Post_Connections;
use Mainstreet\Social\Networks\Mastodon\Fediverse_Links;

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function () {
		add_post_type_support( 'post', 'publicize' );
	}
);
add_action( 'mainstreet_account_removed', array( Post_Connections::class, 'delete_for_account' ) );
add_action( 'mainstreet_account_removed', array( Connection_Messages::class, 'delete_for_account' ) );
add_action( 'mainstreet_account_removed', array( Fediverse_Links::class, 'account_deleted' ) );
add_action( 'mainstreet_account_given', array( Fediverse_Links::class, 'update' ), 10, 0 );
if ( \Mainstreet\is_page_view() ) {
	add_action(
		'wp_head',
		static function () {
			$settings = Stored_Settings::all();
			if ( ! empty( $settings['fediverse_links'] ) && is_front_page() ) {
				Fediverse_Links::render( $settings['fediverse_links'] );
			}
		}
	);
}
