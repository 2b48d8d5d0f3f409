<?php
namespace Mainstreet\Social\Likes;

use Mainstreet\Core\Personal_Data;
use Mainstreet\Submissions\Pipeline\No_Script_Page;

defined( 'ABSPATH' ) || exit;

add_action( 'mainstreet_likes_recount', array( Like_Counts::class, 'recount' ) );
add_action( 'deleted_post', array( Likes::class, 'delete_for_post' ), 10, 2 );
add_action( 'deleted_user', array( Like_Privacy::class, 'delete_for_user' ) );
if ( isset( $_GET['mainstreet_liked'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- only shows something.
	add_action( 'template_redirect', array( No_Script_Page::class, 'prevent_caching' ), 0 );
}
add_filter(
	'wp_privacy_personal_data_exporters',
	static fn( $exporters ) => Personal_Data::add( $exporters, 'exporter', 'mainstreet-likes', __( 'Likes', 'mainstreet-blocks' ), array( Like_Privacy::class, 'export' ) )
);
add_filter(
	'wp_privacy_personal_data_erasers',
	static fn( $erasers ) => Personal_Data::add( $erasers, 'eraser', 'mainstreet-likes', __( 'Likes', 'mainstreet-blocks' ), array( Like_Privacy::class, 'erase' ) )
);
