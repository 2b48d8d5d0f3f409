<?php
namespace Mainstreet\Social\Publishing;

use Mainstreet\Social\Post_Switches;

defined( 'ABSPATH' ) || exit;

return array(
	'id'          => 'publicize',
	'group'       => 'sharing',
	'label'       => __( 'Social Sharing', 'mainstreet-blocks' ),
	'description' => __( 'Sends new posts to Mastodon, Bluesky and other networks.', 'mainstreet-blocks' ),
	// Features of the editor that belong to the module.
	'blocks'      => array( 'publicize', 'republicize' ),
	'help'        => __( 'Connect accounts first. Posts are shared when they are published, unless you turn this off in the editor. See where posts were shared under Mainstreet > Shares.', 'mainstreet-blocks' ),
	'own_needs'   => static fn() => array( Share_Targets::get_requirement() ),
	'screen'      => 'mainstreet-shares',
	'acts'        => static fn() => Post_Switches::is_jetpack_module_active( 'publicize' ),
	'both'        => __( 'Both Jetpack and Mainstreet share new posts. Turn off one of the two.', 'mainstreet-blocks' ),
);
