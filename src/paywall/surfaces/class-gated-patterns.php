<?php
namespace Mainstreet\Payments\Gate;

use Mainstreet\Registration\Blocks;
use Mainstreet\Registration\Paid_Content;
use Mainstreet\Submissions\Form_Location;
use Mainstreet\Submissions\Form_Search;

defined( 'ABSPATH' ) || exit;

/**
 * Decides containers of synced patterns, templates, template parts and widgets: their text goes through no filter of contents, so it is
 * done when the block is drawn. What is not opened here is cut by Paid_Content, as everywhere.
 *
 * On pages from a cache the script asks by the hash of the container alone; it is looked for in what the page of the post is made of.
 */
final class Shared_Parts {

	/** In place of a container's number in its key. */
	const KEY = 's-';

	/**
	 * A container is about to be drawn. It stays the block it is, with the context it has, such as the overrides of a pattern.
	 *
	 * @param array $block Parsed block.
	 * @return array The same where nothing paid for is in it, or guests' is right.
	 */
	public static function data( array $block ) {
		if ( ! Blocks::is_registered( 'premium-content' ) || ! Private_Page::is_page() ) {
			return $block;
		}
		$text = serialize_block( $block );
		// What Gate has decided has no paid part left.
		$found = false === strpos( $text, 'wp:' . Paid_Content::PAID ) ? null : Gate_Text::containers( $text );
		return $found ? parse_blocks( self::decided( $text, $found ) )[0] : $block;
	}

	/**
	 * A container as the visitor of this page gets it.
	 *
	 * @param string  $text  The container, as serialize_block() writes it.
	 * @param array[] $found As Gate_Text::containers(), itself the first.
	 * @return string Content.
	 */
	private static function decided( $text, array $found ) {
		$post_id = (int) get_the_ID();
		$part    = self::find( self::hash_of( (string) key( $found ) ), $post_id, null );
		if ( $part && self::may_edit( $part['location'] ) && Private_Page::keep() ) {
			return Paid_Content::opened( $text, Gate::notice() );
		}
		$is_public = $part && ( 0 === $post_id || is_post_publicly_viewable( $post_id ) );
		return Gate_Text::open(
			$text,
			$found,
			Gate::may_see( $part ? self::post_of( $part['location'] ) : null ),
			$is_public ? static function ( $key ) use ( $post_id ) {
				return $post_id . '/' . self::KEY . self::hash_of( $key );
			} : null
		);
	}

	/**
	 * Looks for a container in the patterns, widgets and templates that the page of a post is made of.
	 *
	 * @param string      $hash     Hash of the container.
	 * @param int         $post_id  Post; 0 for none.
	 * @param string|null $template Template of its page (`theme//slug`), where another request asks; null for this page's.
	 * @return array|null `location` (Form_Location), `content`, `found` (as Gate_Text::containers()), `key`; null where nobody may see it.
	 */
	public static function find( $hash, $post_id, $template ) {
		foreach ( Form_Search::candidates( $post_id, $template ) as $location ) {
			$content = 'post' === $location->type ? '' : $location->content();
			if ( false === strpos( $content, 'wp:' . Paid_Content::PAID ) || ! self::is_shown( $location ) ) {
				continue;
			}
			// As the block is written when it is drawn.
			$content = serialize_blocks( parse_blocks( $content ) );
			$found   = (array) Gate_Text::containers( $content );
			foreach ( array_keys( $found ) as $key ) {
				if ( self::hash_of( $key ) === $hash ) {
					return compact( 'location', 'content', 'found', 'key' );
				}
			}
		}
		return null;
	}

	/**
	 * Whether the visitor may edit what holds a container.
	 *
	 * @param Form_Location $location What holds it.
	 * @return bool
	 */
	public static function may_edit( Form_Location $location ) {
		return 'pattern' === $location->type ? current_user_can( 'edit_post', (int) $location->id ) : current_user_can( 'edit_theme_options' );
	}

	/**
	 * The post that a pattern is.
	 *
	 * @param Form_Location $location What holds a container.
	 * @return \WP_Post|null Null for templates and widgets.
	 */
	public static function post_of( Form_Location $location ) {
		return 'pattern' === $location->type ? get_post( (int) $location->id ) : null;
	}

	/**
	 * Whether pages show it at all.
	 *
	 * @param Form_Location $location What holds a container.
	 * @return bool
	 */
	private static function is_shown( Form_Location $location ) {
		return $location->is_open() && ( 'pattern' !== $location->type || ! post_password_required( (int) $location->id ) );
	}

	/**
	 * The part of a key that names the text.
	 *
	 * @param string $key Key of a container.
	 * @return string 16 hexadecimal digits.
	 */
	private static function hash_of( $key ) {
		return substr( $key, -16 );
	}
}
