<?php
namespace Mainstreet\Connections;

use Mainstreet\Connections\Accounts\Account_Profile;
use Mainstreet\Connections\Connect_Forms\Connect_Popup;
use Mainstreet\Connections\Oauth\OAuth_Callback;
use Mainstreet\Connections\Secrets\Unreadable_Secrets;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_notices', array( Unreadable_Secrets::class, 'show_notice' ) );
add_action(
	'admin_menu',
	static function () {
		( new Connect_Popup() )->register();
	}
);
add_action(
	'admin_post_mainstreet_oauth',
	static function () {
		( new OAuth_Callback() )->handle();
	}
);
foreach ( array( 'show_user_profile', 'edit_user_profile' ) as $mainstreet_hook ) {
	add_action(
		$mainstreet_hook,
		static function ( $user ) {
			if ( $user instanceof \WP_User ) {
				echo ( new Account_Profile() )->render_fields( $user->ID ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- render_fields() escapes it.
			}
		}
	);
}
foreach ( array( 'personal_options_update', 'edit_user_profile_update' ) as $mainstreet_hook ) {
	add_action(
		$mainstreet_hook,
		static function ( $user_id ) {
			// phpcs:ignore WordPress.Security -- core has checked its nonce; save() compares the values with the ids of the user's own accounts.
			$ticked = isset( $_POST['mainstreet_disconnect'] ) ? $_POST['mainstreet_disconnect'] : null;
			if ( is_numeric( $user_id ) && current_user_can( 'edit_user', $user_id ) ) {
				( new Account_Profile() )->save( (int) $user_id, $ticked );
			}
		}
	);
}
