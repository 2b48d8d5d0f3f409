<?php
namespace Mainstreet\Social\Likes;

use Mainstreet\Social\Post_Switches;

defined( 'ABSPATH' ) || exit;

return array(
	'id'          => 'like',
	'group'       => 'sharing',
	'label'       => __( 'Likes', 'mainstreet-blocks' ),
	'description' => __( 'A button for visitors to like a post without an account.', 'mainstreet-blocks' ),
	'help'        => __( 'Insert the Like block, or choose under Sharing which content types show the button. You can turn it off for individual posts in the “Likes and Sharing” panel. While likes are off, no button is shown, but existing likes are kept.', 'mainstreet-blocks' ),
	'acts'        => static fn() => Post_Switches::is_jetpack_module_active( 'likes' ),
	'both'        => __( 'Both Jetpack and Mainstreet show Like buttons. Turn off one of the two.', 'mainstreet-blocks' ),
	'policy'      => __( 'When you click a Like button, we set the cookie mainstreet_liker with a random value that lasts one year, so that each browser is counted once. It is not linked to a name or address. Likes from logged-in users are stored with their account.', 'mainstreet-blocks' ),
);
