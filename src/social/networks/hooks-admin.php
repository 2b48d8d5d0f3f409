<?php
/**
 * Admin hooks of networks.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Networks;

use Mainstreet\Social\Post_Switches;

defined( 'ABSPATH' ) || exit;

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
