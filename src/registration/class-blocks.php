<?php
/**
 * Registration of every built block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Registration;

use Mainstreet\Core\Stored_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the blocks listed in the built manifest and remembers which of them are ours.
 */
final class Blocks {

	/**
	 * Names of the blocks this plugin registered by folder, without those another plugin holds.
	 *
	 * @var array<string, string>
	 */
	private static $registered = array();

	/**
	 * Names of all blocks of the manifest by folder.
	 *
	 * @var array<string, string>
	 */
	private static $names = array();

	/**
	 * Folders of the blocks whose name another plugin holds.
	 *
	 * @var string[]
	 */
	private static $conflicting = array();

	/**
	 * Style sheets that the editor script links, by block name.
	 *
	 * @var array<string, string[]>
	 */
	private static $sheets = array();

	/**
	 * Registers all blocks from the manifest, leaving alone any that exist already,
	 * and out what is switched off.
	 */
	public static function register() {
		$folder   = MAINSTREET_DIR . '/build/blocks';
		$manifest = MAINSTREET_DIR . '/build/blocks-manifest.php';
		if ( ! is_readable( $manifest ) ) {
			return;
		}

		$is_light = \Mainstreet\is_page_view() && Page_Blocks::serves();
		if ( ! $is_light ) {
			Editor_Script::register_script();
			wp_register_block_metadata_collection( $folder, $manifest );
		}
		if ( is_admin() ) {
			add_filter( 'block_type_metadata', array( __CLASS__, 'leave_styles_to_the_editor_script' ) );
			add_filter( 'block_type_metadata', array( __CLASS__, 'add_keyword' ) );
		}

		// Most sites have nothing of the kind, and their pages do not ask further.
		$has_limits = ! empty( Stored_Settings::all()['modules_off'] ) || has_filter( 'mainstreet_extension_gate' ) || has_filter( 'jetpack_set_available_extensions' );
		foreach ( require $manifest as $slug => $metadata ) {
			self::$names[ $slug ] = $metadata['name'];
			if ( \WP_Block_Type_Registry::get_instance()->is_registered( $metadata['name'] ) ) {
				self::$conflicting[] = $slug;
				continue;
			}
			if ( $has_limits && ! Availability::is_registered( Availability::problem( $slug ) ) ) {
				continue;
			}
			if ( $is_light ? Page_Blocks::register( "$folder/$slug", $metadata ) : register_block_type( "$folder/$slug" ) ) {
				self::$registered[ $slug ]         = $metadata['name'];
				self::$sheets[ $metadata['name'] ] = self::sheets_of( $metadata );
			}
		}
		if ( $has_limits ) {
			add_filter( 'pre_render_block', array( Plan_Gates::class, 'replace' ), 10, 2 );
		}
	}

	/**
	 * Names of all our blocks, whoever registered them.
	 *
	 * @return array<string, string> By folder.
	 */
	public static function names() {
		return self::$names;
	}

	/**
	 * Folders of the blocks whose name another plugin holds.
	 *
	 * @return string[]
	 */
	public static function conflicting() {
		return self::$conflicting;
	}

	/**
	 * Names of the blocks that this plugin registered.
	 *
	 * @return string[] Block names, such as `jetpack/map`.
	 */
	public static function registered() {
		return array_values( self::$registered );
	}

	/**
	 * Folders of the blocks that this plugin registered.
	 *
	 * @return string[] Such as `map`.
	 */
	public static function slugs() {
		return array_keys( self::$registered );
	}

	/**
	 * Folder of a block that this plugin registered.
	 *
	 * @param string $name Block name, such as `jetpack/map`.
	 * @return string '' when the block is not ours.
	 */
	public static function slug_of( $name ) {
		return (string) array_search( $name, self::$registered, true );
	}

	/**
	 * Style sheets of our blocks, which the editor script links where a block is drawn.
	 *
	 * @return array<string, string[]> By block name, of every block: file names without ending, `style` or `editor`.
	 */
	public static function sheets() {
		return self::$sheets;
	}

	/**
	 * Reads the style sheets a block.json names.
	 *
	 * @param array $metadata Contents of a block.json.
	 * @return string[] File names without ending.
	 */
	private static function sheets_of( $metadata ) {
		$sheets = array();
		foreach ( array( 'style', 'editorStyle' ) as $field ) {
			foreach ( isset( $metadata[ $field ] ) ? (array) $metadata[ $field ] : array() as $file ) {
				if ( preg_match( '#^file:\./(.+)\.css$#', $file, $found ) ) {
					$sheets[] = $found[1];
				}
			}
		}
		return $sheets;
	}

	/**
	 * Tells whether a block of the manifest is registered by this plugin.
	 *
	 * @param string $slug Folder name of the block, such as `map`.
	 * @return bool False when another plugin holds the block's name.
	 */
	public static function is_registered( $slug ) {
		return isset( self::$registered[ $slug ] );
	}

	/**
	 * Takes the style sheets off our blocks on admin screens: the editor would load
	 * those of every registered block at once; ours are linked into the canvas by
	 * the block's edit when it is first drawn (shared/register-block).
	 *
	 * @param array $metadata Contents of a block.json.
	 * @return array The same without style handles, for our blocks only.
	 */
	public static function leave_styles_to_the_editor_script( $metadata ) {
		if ( self::is_ours( $metadata ) ) {
			unset( $metadata['style'], $metadata['editorStyle'] );
		}
		return $metadata;
	}

	/**
	 * Lets a search for the plugin's name find its blocks in the inserter. A collection of blocks would do so, too, but the
	 * inserter shows the blocks of a collection twice: there and in their category.
	 *
	 * @param array $metadata Contents of a block.json.
	 * @return array The same with one keyword more, for our blocks that can be inserted anywhere.
	 */
	public static function add_keyword( $metadata ) {
		if ( self::is_ours( $metadata ) && empty( $metadata['parent'] ) && empty( $metadata['ancestor'] ) ) {
			$metadata['keywords']   = isset( $metadata['keywords'] ) ? (array) $metadata['keywords'] : array();
			$metadata['keywords'][] = 'Mainstreet';
		}
		return $metadata;
	}

	/**
	 * Whether a block.json is one of this plugin.
	 *
	 * @param array $metadata Its contents.
	 * @return bool
	 */
	private static function is_ours( $metadata ) {
		$file = isset( $metadata['file'] ) ? wp_normalize_path( $metadata['file'] ) : '';
		return 0 === strpos( $file, wp_normalize_path( MAINSTREET_DIR . '/build/blocks/' ) );
	}

	/**
	 * Takes off our blocks what core's block supports would take for text and is none: a class
	 * name (6.8 ends with a TypeError), alignment, palette slugs (notices). Core registers these
	 * attributes before our blocks are there, so it does not check them itself; attributes of
	 * stored posts may have any type.
	 *
	 * @param array $block Parsed block about to be drawn.
	 * @return array The same, without such attributes.
	 */
	public static function drop_odd_class_name( $block ) {
		if ( empty( $block['attrs'] ) || ! in_array( $block['blockName'], self::$registered, true ) ) {
			return $block;
		}
		foreach ( array( 'className', 'align', 'anchor', 'textColor', 'backgroundColor', 'gradient', 'fontSize', 'fontFamily', 'borderColor' ) as $name ) {
			if ( isset( $block['attrs'][ $name ] ) && ! is_string( $block['attrs'][ $name ] ) ) {
				unset( $block['attrs'][ $name ] );
			}
		}
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( $block['blockName'] );
		// Blocks of an older time keep a word of their own there.
		$is_word = isset( $type->attributes['style']['type'] ) && 'string' === $type->attributes['style']['type'];
		if ( isset( $block['attrs']['style'] ) && ! ( $is_word ? is_string( $block['attrs']['style'] ) : is_array( $block['attrs']['style'] ) ) ) {
			unset( $block['attrs']['style'] );
		}
		return $block;
	}

	/**
	 * Adds the inserter categories our blocks name, unless somebody else did.
	 *
	 * @param array[] $categories Categories with `slug` and `title`.
	 * @return array[] The same with ours.
	 */
	public static function add_categories( $categories ) {
		$known = wp_list_pluck( $categories, 'slug' );
		$ours  = array(
			'grow' => __( 'Forms and visitors', 'mainstreet-blocks' ),
			'earn' => __( 'Payments and income', 'mainstreet-blocks' ),
		);
		foreach ( $ours as $slug => $title ) {
			if ( ! in_array( $slug, $known, true ) ) {
				$categories[] = array(
					'slug'  => $slug,
					'title' => $title,
					'icon'  => null,
				);
			}
		}
		return $categories;
	}
}
