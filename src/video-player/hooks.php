<?php
/** Hooks of the player of hosted videos. */

namespace Mainstreet\Video_Player;

use Mainstreet\Video_Player\Rendering\Player_Fallback;

defined( 'ABSPATH' ) || exit;

if ( isset( $_GET['mainstreet_video'] ) && \Mainstreet\is_page_view() ) { // phpcs:ignore WordPress.Security.NonceVerification -- read-only.
	// The player's parameters may have the names of query vars.
	add_filter( 'request', '__return_empty_array', PHP_INT_MAX );
	// After plugins that require a login for the site.
	add_action( 'template_redirect', array( Player_Page::class, 'send' ), 20 );
}
add_action(
	'init',
	static function () {
		// Handlers come before oEmbed, which would send a request to VideoPress and cache its response with the post. The pattern is broad; the class
		// that parses the URL is loaded only if it matches.
		wp_embed_register_handler( 'mainstreet-video', '#^https?://(?:[a-z.]+\.)?(?:videopress|wordpress)\.com/#i', array( Videopress_Embeds::class, 'handle_embed' ) );
		wp_embed_register_handler( 'mainstreet-player', '#^https?://[^\s]+[?&;]mainstreet_video=[A-Za-z0-9]{8}(?:[&\#]|$)#', array( Player_Oembed::class, 'handle_embed' ) );
		foreach ( array( 'wpvideo', 'videopress' ) as $tag ) {
			if ( ! shortcode_exists( $tag ) ) {
				add_shortcode( $tag, array( Videopress_Embeds::class, 'render_shortcode' ) );
			}
		}
	},
	// After other plugins, so that their shortcodes of the same name are kept.
	99
);
add_filter(
	'pre_oembed_result',
	static fn( $result, $url, $args ) => is_string( $url ) && false !== strpos( $url, 'mainstreet_video=' ) ? Player_Oembed::filter_pre_oembed( $result, $url, $args ) : $result,
	9,
	3
);
add_filter( 'mainstreet_mail_picture', array( Player_Fallback::class, 'filter_mail_image' ), 10, 2 );
