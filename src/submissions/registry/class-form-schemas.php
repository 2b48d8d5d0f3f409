<?php
namespace Mainstreet\Submissions\Registry;

use Mainstreet\Core\Site_Key;
use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Creates form definitions from blocks and shortcodes (docs/server-contract.md B.2). A definition contains everything
 * about a form that the server must not take from the request.
 *
 * A block with a form has `definition.php`, which returns `function ( array $parsed_block ): ?array`. If its form is
 * also a shortcode, `shortcodes.php` returns `tag => function ( array $attributes, string $content ): ?array`. The result
 * must depend on the arguments only. A definition contains scalars and arrays, and `kind`: the folder of the block whose
 * `submission-handler.php` handles its submissions.
 */
final class Form_Schemas {

	/**
	 * Functions of definition.php by block name; null for a block without one.
	 *
	 * @var array<string, callable|null>
	 */
	private static array $factories = array();

	/**
	 * Functions of shortcodes.php by shortcode.
	 *
	 * @var array<string, callable>|null
	 */
	private static ?array $shortcodes = null;

	/** Handlers that add() registered, by kind. */
	private static array $added = array();

	/**
	 * Registers a kind of form that has no block folder, from another plugin or a test.
	 *
	 * @param callable $factory As definition.php returns it.
	 * @param array    $handler As submission-handler.php returns it.
	 */
	public static function add( string $kind, string $name, callable $factory, array $handler ): void {
		self::$factories[ $name ] = $factory;
		self::$added[ $kind ]     = $handler;
	}

	/**
	 * Creates the definition of a block.
	 *
	 * @param array $block Entry of parse_blocks().
	 * @return array|null Null if the block is not a form.
	 */
	public static function from_block( array $block ): ?array {
		$create = self::get_factory( isset( $block['blockName'] ) ? (string) $block['blockName'] : '' );
		$def    = $create ? $create( $block ) : null;
		return is_array( $def ) && isset( $def['kind'] ) ? $def : null;
	}

	/**
	 * Returns the hash of a definition; the order of its keys does not matter. The hash is visible on the page. It is made
	 * with a secret, so that nobody can find email addresses of recipients by hashing guesses.
	 *
	 * @return string 40 hexadecimal digits.
	 */
	public static function get_hash( array $def ) {
		return substr( hash_hmac( 'sha256', get_current_blog_id() . '|definition|' . self::to_json( $def ), Site_Key::salt() ), 0, 40 );
	}

	/**
	 * Returns the hash of a definition as before version 4, without a secret. Cached pages may still contain it.
	 *
	 * @return string 40 hexadecimal digits.
	 */
	public static function get_old_hash( array $def ): string {
		return sha1( self::to_json( $def ) );
	}

	/**
	 * Finds a definition by its current or old hash; null if there is none.
	 *
	 * @param array[] $defs Definitions by current hash.
	 * @param string  $hash Hash.
	 */
	public static function find_by_hash( array $defs, $hash ): ?array {
		if ( isset( $defs[ $hash ] ) ) {
			return $defs[ $hash ];
		}
		foreach ( $defs as $def ) {
			if ( hash_equals( self::get_old_hash( $def ), $hash ) ) {
				return $def;
			}
		}
		return null;
	}

	/** Encodes a definition as it is stored, with sorted keys. */
	public static function to_json( array $def ): string {
		return (string) wp_json_encode( self::sort_keys( $def ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/** Sorts the keys of associative arrays, at every depth. */
	private static function sort_keys( array $data ): array {
		$is_list = array_keys( $data ) === range( 0, count( $data ) - 1 );
		if ( ! $is_list ) {
			ksort( $data, SORT_STRING );
		}
		foreach ( $data as $key => $value ) {
			if ( is_array( $value ) ) {
				$data[ $key ] = self::sort_keys( $value );
			}
		}
		return $data;
	}

	/**
	 * Finds the forms in content, in document order, at most Form_Counter::MAX_FORMS blocks and as many shortcodes.
	 *
	 * @param string $content Content of a post, template or widget.
	 * @return array[] Definitions by hash.
	 */
	public static function find_in_content( $content ): array {
		$found = array();
		if ( self::has_block( $content ) ) {
			$left = Form_Counter::MAX_FORMS;
			self::collect( parse_blocks( $content ), $found, $left );
		}
		return $found + self::find_in_shortcodes( $content );
	}

	/**
	 * Returns the handler for a kind of form.
	 *
	 * @param mixed $kind `kind` of a definition.
	 * @return array|null As `submission-handler.php` returns it; null if this plugin does not register the block, or it has no form.
	 */
	public static function get_handler( $kind ) {
		if ( is_string( $kind ) && isset( self::$added[ $kind ] ) ) {
			return self::$added[ $kind ];
		}
		$file = is_string( $kind ) && Blocks::is_registered( $kind ) ? self::get_file( $kind, 'submission-handler' ) : '';
		return '' === $file ? null : require $file;
	}

	/**
	 * Returns the handlers of all kinds by route.
	 *
	 * @return array[]
	 */
	public static function get_routes(): array {
		$routes = array();
		foreach ( array_merge( Blocks::slugs(), array_keys( self::$added ) ) as $kind ) {
			$handler = self::get_handler( $kind );
			if ( $handler ) {
				$routes[ $handler['route'] ] = $handler;
			}
		}
		return $routes;
	}

	/**
	 * Whether content contains a block with a form. Much faster than parse_blocks().
	 *
	 * @param string $content Content.
	 */
	private static function has_block( $content ): bool {
		preg_match_all( '#<!--\s+wp:([a-z][a-z0-9_-]*/[a-z][a-z0-9_-]*)#', $content, $found );
		return (bool) array_filter( array_unique( $found[1] ), array( __CLASS__, 'get_factory' ) );
	}

	/**
	 * Collects the definitions of blocks and inner blocks. The inner blocks of a form are skipped.
	 *
	 * @param array[] $found Definitions by hash; more are added.
	 * @param int     $left  Number of forms still allowed; decreased.
	 */
	private static function collect( array $blocks, array &$found, &$left ): void {
		foreach ( $blocks as $block ) {
			$def = $left > 0 ? self::from_block( $block ) : null;
			if ( $def ) {
				$found[ self::get_hash( $def ) ] = $def;
				--$left;
			} elseif ( ! empty( $block['innerBlocks'] ) && $left > 0 ) {
				self::collect( $block['innerBlocks'], $found, $left );
			}
		}
	}

	/**
	 * Finds forms that are shortcodes.
	 *
	 * @param string $content Content.
	 * @return array[] Definitions by hash.
	 */
	private static function find_in_shortcodes( $content ): array {
		$factories = false === strpos( $content, '[' ) ? array() : self::get_shortcodes();
		$found     = array();
		foreach ( $factories ? Shortcodes::find( $content, array_keys( $factories ), Form_Counter::MAX_FORMS ) : array() as $form ) {
			$def = $factories[ $form['tag'] ]( $form['attributes'], $form['content'] );
			if ( $def ) {
				$found[ self::get_hash( $def ) ] = $def;
			}
		}
		return $found;
	}

	/**
	 * Returns the function of a block's definition.php; null for a block that is not a form.
	 *
	 * @param string $name Block name.
	 * @return callable|null
	 */
	private static function get_factory( $name ) {
		if ( ! array_key_exists( $name, self::$factories ) ) {
			$slug                     = Blocks::slug_of( $name );
			$file                     = '' === $slug ? '' : self::get_file( $slug, 'definition' );
			self::$factories[ $name ] = '' === $file ? null : require $file;
		}
		return self::$factories[ $name ];
	}

	/**
	 * Returns the shortcode tags that are forms.
	 *
	 * @return string[]
	 */
	public static function get_shortcode_tags(): array {
		return array_keys( self::get_shortcodes() );
	}

	/**
	 * The functions of shortcodes.php of all blocks.
	 *
	 * @return array<string, callable> By tag.
	 */
	private static function get_shortcodes() {
		if ( null === self::$shortcodes ) {
			self::$shortcodes = array();
			foreach ( Blocks::slugs() as $slug ) {
				$file = self::get_file( $slug, 'shortcodes' );
				if ( '' !== $file ) {
					self::$shortcodes += require $file;
				}
			}
		}
		return self::$shortcodes;
	}

	/**
	 * Path of a file of a block.
	 *
	 * @param string $slug Folder of the block.
	 * @return string Absolute path; '' if there is no such file.
	 */
	private static function get_file( $slug, string $name ): string {
		$file = MAINSTREET_DIR . '/' . \Mainstreet\index()['folders'][ $slug ] . '/' . $name . '.php';
		return is_readable( $file ) ? $file : '';
	}
}
