<?php
namespace Mainstreet\Registration\Block_Types;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Registration\Editor\Editor_Script;
use Mainstreet\Registration\Modules\Availability;
use Mainstreet\Registration\Modules\Plan_Gates;

defined( 'ABSPATH' ) || exit;

/**
 * Registers our blocks: all of them for a request that may show the editor or lists types of blocks, else those that it
 * draws. Registered types cost a page time even where it holds none of them: core goes through all of them for the styles of
 * the theme. A block that another plugin has registered by then is left alone, and one that is switched off is left out.
 */
final class Blocks {

	/** Namespaces of our blocks, as keys. */
	const NAMESPACES = array(
		'jetpack'         => true,
		'premium-content' => true,
		'videopress'      => true,
	);

	/**
	 * Names of the blocks that are this plugin's by folder; null until something asks.
	 *
	 * @var array<string, string>|null
	 */
	private static ?array $own = null;

	/**
	 * Folders of the blocks whose name another plugin holds.
	 *
	 * @var string[]
	 */
	private static array $conflicting = array();

	/**
	 * Folders of the blocks that are registered, as keys.
	 *
	 * @var array<string, bool>
	 */
	private static array $registered = array();

	/** Registers all blocks that are ours. */
	public static function register_all(): void {
		if ( is_admin() ) {
			add_filter( 'block_type_metadata', array( __CLASS__, 'leave_styles_to_the_editor_script' ) );
			add_filter( 'block_type_metadata', array( __CLASS__, 'add_keyword' ) );
		}
		Editor_Script::register_script();
		self::register( self::slugs() );
	}

	/**
	 * Registers some of our blocks, but for those that are registered.
	 *
	 * @param string[] $slugs Their folders, of own().
	 */
	private static function register( array $slugs ): void {
		$folder = MAINSTREET_DIR . '/build/blocks';
		if ( $slugs && ! self::$registered ) {
			wp_register_block_metadata_collection( $folder, MAINSTREET_DIR . '/build/blocks-manifest.php' );
		}
		foreach ( array_diff( $slugs, array_keys( self::$registered ) ) as $slug ) {
			self::$registered[ $slug ] = true;
			// Another plugin may have come first since own() looked.
			if ( ! \WP_Block_Type_Registry::get_instance()->is_registered( self::own()[ $slug ] ) ) {
				$type = register_block_type( "$folder/$slug" );
				foreach ( $type && is_rtl() ? $type->style_handles : array() as $handle ) {
					// Core looks for ".min" in the name of the file, and would link the sheet of the other direction.
					wp_style_add_data( $handle, 'suffix', '' );
				}
			}
		}
	}

	/**
	 * Registers those of some blocks that are ours.
	 *
	 * @param string[] $names Names of blocks.
	 */
	private static function register_by_name( array $names ): void {
		self::register( array_filter( array_map( array( __CLASS__, 'slug_of' ), $names ) ) );
	}

	/**
	 * Registers the blocks that a text holds.
	 *
	 * @param string $content Content of a post, widget or template.
	 */
	public static function register_in_text( string $content ): void {
		if ( preg_match_all( '#<!-- wp:((?:jetpack|premium-content|videopress)/[a-z-]+)#', $content, $found ) ) {
			self::register_by_name( array_unique( $found[1] ) );
		}
	}

	/**
	 * Registers a block that is about to be drawn, and those in it.
	 *
	 * @param array $block As parse_blocks() returns it.
	 */
	public static function register_in_block( array $block ): void {
		$names = array();
		$queue = array( $block );
		while ( $queue ) {
			$next = array_pop( $queue );
			if ( self::is_of_namespace( $next['blockName'] ?? null ) ) {
				$names[ $next['blockName'] ] = true;
			}
			foreach ( is_array( $next['innerBlocks'] ?? null ) ? $next['innerBlocks'] : array() as $inner ) {
				$queue[] = $inner;
			}
		}
		if ( $names ) {
			self::register_by_name( array_keys( $names ) );
		}
	}

	/**
	 * Whether a name may be that of a block of ours.
	 *
	 * @param mixed $name Of a parsed block.
	 */
	public static function is_of_namespace( $name ): bool {
		return is_string( $name ) && isset( self::NAMESPACES[ (string) strstr( $name, '/', true ) ] );
	}

	/**
	 * The type of a block, registered now if it is ours and was not yet.
	 *
	 * @param string $name Block name, such as `jetpack/map`.
	 */
	public static function type( string $name ): ?\WP_Block_Type {
		self::register_by_name( array( $name ) );
		return \WP_Block_Type_Registry::get_instance()->get_registered( $name );
	}

	/**
	 * Registers the view script of a block of ours for something else that works by it. The block itself stays unregistered: whenever
	 * one more is registered, core reads and merges the styles of the theme anew.
	 *
	 * @param string $name Block name, such as `jetpack/subscriptions`.
	 */
	public static function register_view_script( string $name ): void {
		$slug = self::slug_of( $name );
		if ( '' !== $slug ) {
			$manifest = require MAINSTREET_DIR . '/build/blocks-manifest.php';
			register_block_script_module_id( array( 'file' => MAINSTREET_DIR . "/build/blocks/$slug/block.json" ) + $manifest[ $slug ], 'viewScriptModule' );
		}
	}

	/**
	 * Loads the style sheets of a block on this page, whichever block draws its markup.
	 *
	 * @param string $name Block name, such as `jetpack/map`.
	 */
	public static function enqueue_styles( string $name ): void {
		$type = self::type( $name );
		array_map( 'wp_enqueue_style', $type ? $type->style_handles : array() );
	}

	/**
	 * Names of the blocks that are this plugin's: not those another plugin holds, or that are switched off.
	 *
	 * @return array<string, string> By folder.
	 */
	private static function own(): array {
		if ( null === self::$own ) {
			$slugs  = \Mainstreet\index()['blocks'];
			$others = array_intersect_key( $slugs, \WP_Block_Type_Registry::get_instance()->get_all_registered() );

			self::$conflicting = array_values( $others );
			self::$own         = array_flip( array_diff_key( $slugs, $others ) );
			// Most sites have nothing of the kind, and their pages do not ask further.
			if ( ! empty( Stored_Settings::all()['modules_off'] ) || has_filter( 'mainstreet_extension_gate' ) || has_filter( 'jetpack_set_available_extensions' ) ) {
				self::$own = array_filter( self::$own, array( __CLASS__, 'is_allowed' ), ARRAY_FILTER_USE_KEY );
				add_filter( 'pre_render_block', array( Plan_Gates::class, 'replace' ), 10, 2 );
			}
		}
		return self::$own;
	}

	/**
	 * Whether a block is switched on, and allowed by the host's plan.
	 *
	 * @param string $slug Folder of the block.
	 */
	private static function is_allowed( string $slug ): bool {
		return Availability::is_registered( Availability::problem( $slug ) );
	}

	/**
	 * Names of all our blocks, whoever registered them.
	 *
	 * @return array<string, string> By folder.
	 */
	public static function names(): array {
		return array_flip( \Mainstreet\index()['blocks'] );
	}

	/**
	 * Folders of the blocks whose name another plugin holds.
	 *
	 * @return string[]
	 */
	public static function conflicting(): array {
		self::own();
		return self::$conflicting;
	}

	/**
	 * Names of the blocks that are this plugin's.
	 *
	 * @return string[] Block names, such as `jetpack/map`.
	 */
	public static function registered(): array {
		return array_values( self::own() );
	}

	/**
	 * Folders of the blocks that are this plugin's.
	 *
	 * @return string[] Such as `map`.
	 */
	public static function slugs(): array {
		return array_keys( self::own() );
	}

	/**
	 * Folder of a block that is this plugin's.
	 *
	 * @param string $name Block name, such as `jetpack/map`.
	 * @return string '' when the block is not ours.
	 */
	public static function slug_of( $name ) {
		$slug = \Mainstreet\index()['blocks'][ $name ] ?? '';
		return isset( self::own()[ $slug ] ) ? $slug : '';
	}

	/**
	 * Style sheets of our blocks, which the editor script links where a block is drawn.
	 *
	 * @return array<string, string[]> By block name, of every block: file names without ending, `style` or `editor`.
	 */
	public static function sheets(): array {
		$manifest = require MAINSTREET_DIR . '/build/blocks-manifest.php';
		$sheets   = array();
		foreach ( self::own() as $slug => $name ) {
			$sheets[ $name ] = self::sheets_of( $manifest[ $slug ] );
		}
		return $sheets;
	}

	/**
	 * Reads the style sheets a block.json names.
	 *
	 * @param array $metadata Contents of a block.json.
	 * @return string[] File names without ending.
	 */
	private static function sheets_of( $metadata ): array {
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
	 * Tells whether a block is this plugin's.
	 *
	 * @param string $slug Folder name of the block, such as `map`.
	 * @return bool False when another plugin holds the block's name, or it is switched off.
	 */
	public static function is_registered( string $slug ): bool {
		return isset( self::own()[ $slug ] );
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
	 */
	private static function is_ours( $metadata ): bool {
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
	public static function drop_odd_attributes( array $block ): array {
		if ( '' === self::slug_of( $block['blockName'] ) ) {
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
