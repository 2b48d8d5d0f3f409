<?php
namespace Mainstreet\Paywall\Surfaces;

use Mainstreet\Paywall\Access_Policy;
use Mainstreet\Paywall\Paywall_Parser;
use Mainstreet\Paywall\Private_Page;
use Mainstreet\Paywall\Reader;
use Mainstreet\Paywall\Subject;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Submissions\Registry\Form_Locator;
use Mainstreet\Submissions\Registry\Form_Source;

defined( 'ABSPATH' ) || exit;

/**
 * Containers of synced patterns, templates, template parts and widgets: their text goes through no filter of contents, so it is
 * opened when the block is rendered. What is not opened here is removed by Post_Content, as everywhere.
 *
 * On pages from a cache the script asks by the hash of the container alone; it is looked for in what the page of the post is made of.
 */
final class Gated_Patterns {

	/** In place of a container's number in its key. */
	const KEY = 's-';

	/**
	 * Opens a container for the visitor. It stays the block it is, with the context it has, such as the overrides of a pattern. Filter
	 * `render_block_data`.
	 *
	 * @param array $block Parsed block.
	 * @return array The same where nothing paid for is in it, or guests' is right.
	 */
	public static function filter( array $block ): array {
		if ( ! Blocks::is_registered( 'premium-content' ) || ! Private_Page::is_page() ) {
			return $block;
		}
		$text = serialize_block( $block );
		// What Post_Content has opened has no paid part left.
		$found = Paywall_Parser::has_paid( $text ) ? Paywall_Parser::containers( $text ) : null;
		return $found ? parse_blocks( self::open( $text, $found ) )[0] : $block;
	}

	/**
	 * A container as the visitor of this page gets it.
	 *
	 * @param string  $text  The container, as serialize_block() writes it.
	 * @param array[] $found As Paywall_Parser::containers(), itself the first.
	 * @return string Content.
	 */
	private static function open( string $text, array $found ): string {
		$post_id = (int) get_the_ID();
		$part    = self::find( self::hash_of( (string) key( $found ) ), $post_id, null );
		$reader  = Reader::visitor();
		$subject = static function ( array $container ) use ( $part ) {
			return $part ? self::subject( $container, $part['location'] ) : Subject::from_container( $container['plans'], null );
		};
		if ( Access_Policy::can_edit( $subject( current( $found ) ), $reader ) && Private_Page::keep() ) {
			return Paywall_Parser::show_to_editor( $text );
		}
		$is_public = $part && ( 0 === $post_id || is_post_publicly_viewable( $post_id ) );
		return Paywall_Parser::open(
			$text,
			$found,
			static function ( array $container ) use ( $subject, $reader ) {
				return Private_Page::can_show( $subject( $container ), $reader );
			},
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
	 * @return array|null `location` (Form_Source), `content`, `found` (as Paywall_Parser::containers()), `key`; null where nobody may see it.
	 */
	public static function find( $hash, $post_id, ?string $template ): ?array {
		foreach ( Form_Locator::candidates( $post_id, $template ) as $location ) {
			$content = 'post' === $location->type ? '' : $location->content();
			if ( ! Paywall_Parser::has_paid( $content ) || ! self::is_shown( $location ) ) {
				continue;
			}
			// As the block is written when it is drawn.
			$content = serialize_blocks( parse_blocks( $content ) );
			$found   = (array) Paywall_Parser::containers( $content );
			foreach ( array_keys( $found ) as $key ) {
				if ( self::hash_of( $key ) === $hash ) {
					return compact( 'location', 'content', 'found', 'key' );
				}
			}
		}
		return null;
	}

	/**
	 * A container in a pattern, template or widget.
	 *
	 * @param array         $container One of Paywall_Parser::containers().
	 * @param Form_Source $location  What holds it.
	 */
	public static function subject( array $container, Form_Source $location ): Subject {
		$is_pattern = 'pattern' === $location->type;
		return Subject::from_container( $container['plans'], $is_pattern ? get_post( (int) $location->id ) : null, ! $is_pattern );
	}

	/**
	 * Whether pages show it at all.
	 *
	 * @param Form_Source $location What holds a container.
	 */
	private static function is_shown( Form_Source $location ): bool {
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
