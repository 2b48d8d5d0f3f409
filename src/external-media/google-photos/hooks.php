<?php
/** Hooks of Google Photos. */

namespace Mainstreet\External_Media\Google_Photos;

defined( 'ABSPATH' ) || exit;

add_action(
	'mainstreet_account_removed',
	static function ( $account ) {
		if ( Google_Login::SERVICE === $account->service() ) {
			( new Google_Session( $account->user_id() ) )->revoke( $account );
		}
	}
);
