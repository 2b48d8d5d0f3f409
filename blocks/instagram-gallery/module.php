<?php
/** Module: Latest Instagram Posts. */

namespace Mainstreet\Blocks\Instagram_Gallery;

use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Registration\Modules\Modules;

defined( 'ABSPATH' ) || exit;

return array(
	'group'          => 'media',
	'label'          => __( 'Latest Instagram Posts', 'mainstreet-blocks' ),
	'description'    => __( 'The latest posts of an Instagram account.', 'mainstreet-blocks' ),
	'needs'          => array( 'cron' ),
	'own_needs'      => static function () {
		$is_met = (bool) ( new Accounts() )->find_by_service( Instagram_Gallery::SERVICE );
		return array( Modules::build_requirement( 'accounts', __( 'A connected Instagram account', 'mainstreet-blocks' ), $is_met, '' ) );
	},
	'moving'         => __( 'Open the block and reconnect the account.', 'mainstreet-blocks' ),
	'help'           => __( 'An administrator connects a professional account (business or creator) in the block, using a token from their own Meta app. Instagram no longer allows access to personal accounts.', 'mainstreet-blocks' ),
	'policy'         => __( 'Images from our Instagram account are copied to this site and shown from here, so Instagram receives no information about you unless you follow a link to it. If this site is set not to copy images, your browser loads them from Instagram, which then receives your IP address and the page you are on.', 'mainstreet-blocks' ),
	'hidden_because' => static fn( array $attributes ) => ( new Instagram_Renderer() )->hidden_because( $attributes ),
);
