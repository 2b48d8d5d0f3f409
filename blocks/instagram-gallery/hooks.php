<?php
/** Hooks of the Instagram block. */

namespace Mainstreet\Blocks\Instagram_Gallery;

use Mainstreet\Blocks\Instagram_Gallery\Api\Token_Renewal;
use Mainstreet\Blocks\Instagram_Gallery\Feed\Feed_Refresher;

defined( 'ABSPATH' ) || exit;

add_action(
	'mainstreet_instagram_refresh',
	static function () {
		( new Feed_Refresher() )->run();
		// If the token renewal was scheduled with another plugin's Action Scheduler, it is lost when that plugin is deactivated.
		( new Instagram_Gallery() )->schedule_renewal();
	}
);
add_action(
	'mainstreet_instagram_copy',
	static function () {
		( new Feed_Refresher() )->copy_images();
	}
);
add_action(
	'mainstreet_instagram_renew',
	static function () {
		( new Token_Renewal() )->run();
	}
);
add_action(
	'mainstreet_activated',
	static function () {
		( new Instagram_Gallery() )->schedule_renewal();
	}
);
add_action(
	'mainstreet_account_removed',
	static function ( $account ) {
		( new Instagram_Gallery() )->delete_account_data( $account );
	}
);
