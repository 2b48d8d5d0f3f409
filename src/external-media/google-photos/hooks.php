<?php
/**
 * What Google Photos hangs into WordPress.
 *
 * @package Mainstreet
 */

namespace Mainstreet\External_Media\Google_Photos;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_connect_forms',
	static function ( $forms ) {
		$forms[ Google_Login::SERVICE ] = Google_Login::form();
		return $forms;
	}
);
add_action(
	'mainstreet_account_removed',
	static function ( $account ) {
		if ( Google_Login::SERVICE === $account->service() ) {
			( new Google_Session( $account->user_id() ) )->revoke( $account );
		}
	}
);
