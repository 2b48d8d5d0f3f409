<?php
namespace Mainstreet\Social\Previews;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Social\Previews\Drawn_Card\Card_Updater;

defined( 'ABSPATH' ) || exit;

// Hooks that run on every page check here whether there is anything to do, because each class is a file to load.

add_filter( 'wp_sitemaps_posts_query_args', array( Seo_Meta::class, 'exclude_from_sitemap' ) );
// Publishing, at priority 20, sends the card that exists by then.
add_action( 'wp_after_insert_post', array( Card_Updater::class, 'handle_saved_post' ), 15, 2 );
add_action( 'deleted_post', array( Card_Updater::class, 'handle_deleted_post' ), 10, 2 );
// Literal value of Drawn_Card::LATER: this runs on every page, and each class is a file to load.
add_action( 'mainstreet_draw_card', array( Card_Updater::class, 'draw_missing' ), 10, 2 );
add_action(
	'template_redirect',
	static function () {
		$settings = Stored_Settings::all();
		if ( ( isset( $settings['social_tags'] ) && ! $settings['social_tags'] ) || ! ( is_singular() || is_front_page() || is_home() || is_archive() ) || Head_Tags::is_disabled() ) {
			return;
		}
		add_action( 'wp_head', array( Head_Tags::class, 'render' ), 5 );
		if ( is_singular() ) {
			add_filter( 'pre_get_document_title', array( Head_Tags::class, 'filter_title' ) );
			add_filter( 'wp_robots', array( Head_Tags::class, 'filter_robots' ) );
		}
	}
);
