<?php
namespace Mainstreet\Paywall\Surfaces;

use Mainstreet\Paywall\Access_Policy;
use Mainstreet\Paywall\Paywall_Parser;
use Mainstreet\Paywall\Page_Access;
use Mainstreet\Paywall\Reader;
use Mainstreet\Paywall\Subject;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Submissions\Registry\Form_Locator;
use Mainstreet\Submissions\Registry\Form_Source;

defined( 'ABSPATH' ) || exit;

/**
 * Opens containers in synced patterns, templates, template parts and widgets when the block is rendered, because their content passes
 * no content filter. Post_Content removes the paid parts that are not opened here.
 *
 * On cached pages, the view script requests a container by its hash only. It is searched in all parts of the post's page.
 */
final class Gated_Patterns {

	/** Prefix of the key, instead of the index of a container. */
	const KEY = 's-';

	/**
	 * Callback of `render_block_data`. Opens a container for the visitor. The block and its context, such as overrides of a pattern, are
	 * kept.
	 *
	 * @param array $block Parsed block.
	 * @return array Unchanged if it has no paid content, or the page may not show any.
	 */
	public static function filter( array $block ): array {
		if ( ! Blocks::is_registered( 'premium-content' ) || ! Page_Access::is_page() ) {
			return $block;
		}
		$text = serialize_block( $block );
		// A container that Post_Content has opened contains no paid block any more.
		$found = Paywall_Parser::has_paid( $text ) ? Paywall_Parser::find_containers( $text ) : null;
		return $found ? parse_blocks( self::open( $text, $found ) )[0] : $block;
	}

	/**
	 * Returns a container as the visitor may see it.
	 *
	 * @param string  $text  Container, as serialize_block() returns it.
	 * @param array[] $found As Paywall_Parser::find_containers() returns them; the first is the container itself.
	 * @return string Content with block comments.
	 */
	private static function open( string $text, array $found ): string {
		$post_id = (int) get_the_ID();
		$part    = self::find( self::get_hash( (string) key( $found ) ), $post_id, null );
		$reader  = Reader::visitor();
		$subject = static fn( array $container ) => $part ? self::get_subject( $container, $part['location'] ) : Subject::from_container( $container['plans'], null );
		if ( Access_Policy::can_edit( $subject( current( $found ) ), $reader ) && Page_Access::prevent_caching() ) {
			return Paywall_Parser::show_to_editor( $text );
		}
		$is_public = $part && ( 0 === $post_id || is_post_publicly_viewable( $post_id ) );
		return Paywall_Parser::open(
			$text,
			$found,
			static fn( array $container ) => Page_Access::can_show( $subject( $container ), $reader ),
			$is_public ? static fn( $key ) => $post_id . '/' . self::KEY . self::get_hash( $key ) : null
		);
	}

	/**
	 * Finds a container in the patterns, widgets and templates that the page of a post consists of.
	 *
	 * @param string      $hash     Hash of the container.
	 * @param int         $post_id  Id of the post; 0 for none.
	 * @param string|null $template Template of the page (`theme//slug`), for a separate request; null for the current page.
	 * @return array|null `location` (Form_Source), `content`, `found` (as Paywall_Parser::find_containers()), `key`; null if it does not exist or is
	 *         not public.
	 */
	public static function find( $hash, $post_id, ?string $template ): ?array {
		foreach ( Form_Locator::find_candidates( $post_id, $template ) as $location ) {
			$content = 'post' === $location->type ? '' : $location->get_content();
			if ( ! Paywall_Parser::has_paid( $content ) || ! self::is_public( $location ) ) {
				continue;
			}
			// The hash was calculated from the serialized block.
			$content = serialize_blocks( parse_blocks( $content ) );
			$found   = (array) Paywall_Parser::find_containers( $content );
			foreach ( array_keys( $found ) as $key ) {
				if ( self::get_hash( $key ) === $hash ) {
					return compact( 'location', 'content', 'found', 'key' );
				}
			}
		}
		return null;
	}

	/** @param array $container Container of Paywall_Parser::find_containers(). */
	public static function get_subject( array $container, Form_Source $location ): Subject {
		$is_pattern = 'pattern' === $location->type;
		return Subject::from_container( $container['plans'], $is_pattern ? get_post( (int) $location->id ) : null, ! $is_pattern );
	}

	/** Whether the pattern, template or widget is public. */
	private static function is_public( Form_Source $location ): bool {
		return $location->is_open() && ( 'pattern' !== $location->type || ! post_password_required( (int) $location->id ) );
	}

	/**
	 * @param string $key Key of a container.
	 * @return string 16 hexadecimal digits.
	 */
	private static function get_hash( $key ) {
		return substr( $key, -16 );
	}
}
