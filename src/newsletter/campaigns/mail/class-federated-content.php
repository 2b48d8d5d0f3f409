<?php
namespace Mainstreet\Newsletter\Campaigns\Mail;

use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces blocks that need a page in the copies of posts that the ActivityPub plugin sends, with the fallbacks of emails. A reader in the
 * fediverse would see the labels of a form, its honeypot, or "Like Likes: 1".
 */
final class Federated_Content {

	/** Permalink of the post whose copy is being made. */
	private static string $url = '';

	/** Callback of activitypub_before_get_content, which fires before the plugin renders a post. */
	public static function start( $post ): void {
		if ( $post instanceof \WP_Post ) {
			self::$url = (string) get_permalink( $post );
			add_filter( 'pre_render_block', array( self::class, 'replace_block' ), 10, 2 );
			add_filter( 'mainstreet_social_buttons', '__return_false' );
			add_filter( 'activitypub_the_content', array( self::class, 'finish' ), PHP_INT_MAX );
		}
	}

	/**
	 * Callback of pre_render_block: replaces a block that needs a page.
	 *
	 * @param mixed $html  HTML from an earlier callback; null for none.
	 * @param mixed $block Parsed block.
	 * @return mixed
	 */
	public static function replace_block( $html, $block ) {
		$kind = is_array( $block ) ? Blocks::get_declared( 'needsPage' )[ (string) ( $block['blockName'] ?? '' ) ] ?? '' : '';
		return null === $html && $kind ? Email_Fallback::render( $block, $kind, self::$url ) : $html;
	}

	/** Callback of activitypub_the_content: renders blocks normally again. */
	public static function finish( $content ) {
		remove_filter( 'pre_render_block', array( self::class, 'replace_block' ) );
		remove_filter( 'mainstreet_social_buttons', '__return_false' );
		remove_filter( 'activitypub_the_content', array( self::class, 'finish' ), PHP_INT_MAX );
		return $content;
	}
}
