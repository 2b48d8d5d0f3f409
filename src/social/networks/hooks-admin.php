<?php
namespace Mainstreet\Social\Networks;

use Mainstreet\Social\Networks\Bluesky\Bluesky;
use Mainstreet\Social\Networks\Bluesky\Bluesky_Connect;
use Mainstreet\Social\Networks\Connections\Connection_Test_Controller;
use Mainstreet\Social\Networks\Linkedin\Linkedin;
use Mainstreet\Social\Networks\Linkedin\Linkedin_Connect;
use Mainstreet\Social\Networks\Mastodon\Mastodon;
use Mainstreet\Social\Networks\Mastodon\Mastodon_Connect;
use Mainstreet\Social\Networks\Webhook\Webhook;
use Mainstreet\Social\Networks\Webhook\Webhook_Connect;
use Mainstreet\Social\Networks\X\X;
use Mainstreet\Social\Networks\X\X_Connect;
use Mainstreet\Social\Post_Switches;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_connect_forms',
	static function ( $forms ) {
		if ( ! Post_Switches::is_active( 'publicize' ) ) {
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
			// A webhook has no test: its form says so.
			$own[ $id ] = array( 'network' => true ) + $form + array( 'test' => array( Connection_Test_Controller::class, 'try_account' ) );
		}
		return $forms + $own;
	},
	// After the forms of blocks.
	20
);
