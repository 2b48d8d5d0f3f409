<?php
namespace Mainstreet\Extensions\Share_Post;

use Mainstreet\Connections\Accounts\Account_Profile;
use Mainstreet\Social\Networks\Connections\Post_Connections;

defined( 'ABSPATH' ) || exit;

// Sharing on publication, and sharing again. Hosts can restrict each of them to plans.
add_filter( 'mainstreet_features', static fn( $slugs ) => array_merge( (array) $slugs, array( 'publicize', 'republicize' ) ) );
add_filter(
	'mainstreet_unauthorized_features',
	static fn( $slugs ) => array_merge( (array) $slugs, Post_Connections::can_see( get_current_user_id() ) ? array() : array( 'publicize', 'republicize' ) )
);
// Administrators connect accounts for the whole site in the settings. Other users connect their own accounts in the profile.
add_filter(
	'mainstreet_editor_state',
	static function ( $own ) {
		$may_all = current_user_can( 'manage_options' );

		// The URL contains the heading of the networks, because other services come first on the screen.
		$networks = $own['adminUrls']['connections'] . '/networks';

		$own['adminUrls']['sharedConnections'] = $may_all ? $networks : '';
		$own['adminUrls']['connections']       = $may_all ? $networks : Account_Profile::url();
		return $own;
	}
);
