<?php
namespace Mainstreet\Registration\Block_Types;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Registration\Modules\Availability;
use Mainstreet\Registration\Modules\Plan_Gates;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the plugin's blocks: all of them if a request may show the editor or list block types, otherwise only those that it
 * renders. Registered block types cost time even on pages without them, because core processes all of them for the styles of the
 * theme. Blocks that another plugin has registered or that are switched off are skipped.
 */
final class Blocks {

	const EDITOR_SCRIPT = 'mainstreet-editor';

	/** Namespaces of the plugin's blocks, as keys. */
	const NAMESPACES = array(
		'jetpack'         => true,
		'jetpack-search'  => true,
		'premium-content' => true,
		'videopress'      => true,
	);

	/**
	 * Names of the available blocks by folder; null until they are determined.
	 *
	 * @var array<string, string>|null
	 */
	private static ?array $available = null;

	/** @var string[] Folders of the blocks whose name another plugin has registered. */
	private static array $conflicting = array();

	/**
	 * Folders of the blocks that were registered, as keys.
	 *
	 * @var array<string, bool>
	 */
	private static array $registered = array();

	/** @var array[]|null Declared values by field and block name; null until they are loaded. */
	private static ?array $declared = null;

	/** Registers all available blocks. */
	public static function register_all(): void {
		if ( is_admin() ) {
			add_filter( 'block_type_metadata', array( __CLASS__, 'remove_styles' ) );
			add_filter( 'block_type_metadata', array( __CLASS__, 'add_keyword' ) );
		}
		self::register_editor_script();
		self::register( self::slugs() );
		Binding_Sources::register_all();
	}

	/** Registers the script that is the editorScript of every block.json, with its dependencies and translations. */
	public static function register_editor_script(): void {
		$asset = require MAINSTREET_DIR . '/build/editor.asset.php';
		wp_register_script( self::EDITOR_SCRIPT, plugins_url( 'build/editor.js', MAINSTREET_FILE ), $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( self::EDITOR_SCRIPT, 'mainstreet-blocks', MAINSTREET_DIR . '/languages' );
	}

	/**
	 * Registers blocks, except those that were registered before.
	 *
	 * @param string[] $slugs Folders; values of slugs().
	 */
	private static function register( array $slugs ): void {
		$folder = MAINSTREET_DIR . '/build/blocks';
		if ( $slugs && ! self::$registered ) {
			wp_register_block_metadata_collection( $folder, MAINSTREET_DIR . '/build/blocks-manifest.php' );
		}
		foreach ( array_diff( $slugs, array_keys( self::$registered ) ) as $slug ) {
			self::$registered[ $slug ] = true;
			// Another plugin may have registered it after available() checked.
			if ( ! \WP_Block_Type_Registry::get_instance()->is_registered( self::available()[ $slug ] ) ) {
				$type = register_block_type( "$folder/$slug" );
				if ( $type && ! Client_Navigation::is_supported() ) {
					unset( $type->supports['interactivity'] );
				}
				foreach ( $type && is_rtl() ? $type->style_handles : array() as $handle ) {
					// With the suffix ".min" core would not find the file name to replace, and load the style sheet of the other direction.
					wp_style_add_data( $handle, 'suffix', '' );
				}
			}
		}
	}

	/** Registers blocks by name. Other names are ignored. */
	private static function register_by_name( array $names ): void {
		self::register( array_filter( array_map( array( __CLASS__, 'slug_of' ), $names ) ) );
	}

	public static function register_in_text( string $content ): void {
		if ( preg_match_all( '#<!-- wp:((?:jetpack(?:-search)?|premium-content|videopress)/[a-z-]+)#', $content, $found ) ) {
			self::register_by_name( array_unique( $found[1] ) );
		}
	}

	/** Registers a block and its inner blocks before rendering. */
	public static function register_in_block( array $block ): void {
		$names = array();
		$queue = array( $block );
		while ( $queue ) {
			$next = array_pop( $queue );
			if ( self::has_own_namespace( $next['blockName'] ?? null ) ) {
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
	 * Whether a block name is in one of the namespaces. Other plugins may use these, too.
	 *
	 * @param mixed $name `blockName` of a parsed block.
	 */
	public static function has_own_namespace( $name ): bool {
		return is_string( $name ) && isset( self::NAMESPACES[ (string) strstr( $name, '/', true ) ] );
	}

	/** Returns a block type, and registers it first if it is available. */
	public static function type( string $name ): ?\WP_Block_Type {
		self::register_by_name( array( $name ) );
		return \WP_Block_Type_Registry::get_instance()->get_registered( $name );
	}

	/**
	 * Registers the view script of a block for other markup that uses it. The block itself is not registered, because every registration
	 * makes core compute the styles of the theme again.
	 */
	public static function register_view_script( string $name ): void {
		$slug = self::slug_of( $name );
		if ( '' !== $slug ) {
			$manifest = require MAINSTREET_DIR . '/build/blocks-manifest.php';
			register_block_script_module_id( array( 'file' => MAINSTREET_DIR . "/build/blocks/$slug/block.json" ) + $manifest[ $slug ], 'viewScriptModule' );
		}
	}

	/** Enqueues the style sheets of a block, for other blocks that render its markup. */
	public static function enqueue_styles( string $name ): void {
		$type = self::type( $name );
		array_map( 'wp_enqueue_style', $type ? $type->style_handles : array() );
	}

	/**
	 * Returns the available blocks: without those that another plugin has registered or that are switched off.
	 *
	 * @return array<string, string> Names by folder.
	 */
	private static function available(): array {
		if ( null === self::$available ) {
			$slugs  = \Mainstreet\index()['blocks'];
			$others = array_intersect_key( $slugs, \WP_Block_Type_Registry::get_instance()->get_all_registered() );

			self::$conflicting = array_values( $others );
			self::$available   = array_flip( array_diff_key( $slugs, $others ) );
			// Most sites use none of these, so the check is skipped.
			if ( ! empty( Stored_Settings::all()['modules_off'] ) || has_filter( 'mainstreet_extension_gate' ) || has_filter( 'jetpack_set_available_extensions' ) ) {
				self::$available = array_filter(
					self::$available,
					static fn( $slug ) => Availability::is_registered( Availability::problem( $slug ) ),
					ARRAY_FILTER_USE_KEY
				);
				add_filter( 'pre_render_block', array( __CLASS__, 'replace_gated' ), 10, 2 );
			}
		}
		return self::$available;
	}

	/**
	 * Returns all blocks of the plugin.
	 *
	 * @return array<string, string> Names by folder.
	 */
	public static function names(): array {
		return array_flip( \Mainstreet\index()['blocks'] );
	}

	/**
	 * Lists the folders of blocks whose name another plugin has registered.
	 *
	 * @return string[]
	 */
	public static function conflicting(): array {
		self::available();
		return self::$conflicting;
	}

	/** Lists the names of the available blocks, such as `jetpack/map`, whether a page has registered them yet or not. */
	public static function registered(): array {
		return array_values( self::available() );
	}

	/** Lists the folders of the available blocks, such as `map`. */
	public static function slugs(): array {
		return array_keys( self::available() );
	}

	/**
	 * Returns the folder of an available block.
	 *
	 * @return string '' if the block is not available.
	 */
	public static function slug_of( $name ) {
		$slug = \Mainstreet\index()['blocks'][ $name ] ?? '';
		return isset( self::available()[ $slug ] ) ? $slug : '';
	}

	/**
	 * Returns the style sheets that the editor script loads when a block is first rendered.
	 *
	 * @return array<string, string[]> File names without extension (`style`, `editor`), by block name; for all available blocks.
	 */
	public static function style_sheets(): array {
		$manifest = require MAINSTREET_DIR . '/build/blocks-manifest.php';
		$sheets   = array();
		foreach ( self::available() as $slug => $name ) {
			$sheets[ $name ] = self::read_style_sheets( $manifest[ $slug ] );
		}
		return $sheets;
	}

	/**
	 * Reads the style sheets of a block.json.
	 *
	 * @param array $metadata Contents of a block.json.
	 * @return string[] File names without extension.
	 */
	private static function read_style_sheets( $metadata ): array {
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

	/** Whether a block is available: no other plugin has registered its name, and it is not switched off. */
	public static function is_registered( string $slug ): bool {
		return isset( self::available()[ $slug ] );
	}

	/**
	 * Removes the style sheets from the plugin's blocks on admin screens. The editor would load those of all registered blocks at once;
	 * the `edit` component adds them to the canvas when the block is first rendered (shared/register-block).
	 *
	 * @param array $metadata Contents of a block.json.
	 * @return array Without style sheets, if it is a block of the plugin.
	 */
	public static function remove_styles( $metadata ) {
		if ( self::is_ours( $metadata ) ) {
			unset( $metadata['style'], $metadata['editorStyle'] );
		}
		return $metadata;
	}

	/**
	 * Adds the plugin's name as a keyword, so that a search in the inserter finds its blocks. A block collection would also do that, but
	 * the inserter would show the blocks twice: in the collection and in their category.
	 *
	 * @param array $metadata Contents of a block.json.
	 * @return array With the keyword, if it is a block of the plugin that can be inserted anywhere.
	 */
	public static function add_keyword( $metadata ) {
		if ( self::is_ours( $metadata ) && empty( $metadata['parent'] ) && empty( $metadata['ancestor'] ) ) {
			$metadata['keywords']   = isset( $metadata['keywords'] ) ? (array) $metadata['keywords'] : array();
			$metadata['keywords'][] = 'Mainstreet';
		}
		return $metadata;
	}

	/** Whether a block.json belongs to the plugin. */
	private static function is_ours( $metadata ): bool {
		$file = isset( $metadata['file'] ) ? wp_normalize_path( $metadata['file'] ) : '';
		return 0 === strpos( $file, wp_normalize_path( MAINSTREET_DIR . '/build/blocks/' ) );
	}

	/**
	 * Filters `pre_render_block`: replaces a restricted block by a notice for administrators, and by nothing for visitors.
	 *
	 * @return string|null
	 */
	public static function replace_gated( $html, $block ) {
		$slug = self::slug_of( (string) $block['blockName'] );
		$gate = '' === $slug ? null : Availability::gate( $slug );
		if ( ! $gate ) {
			return $html;
		}
		return Plan_Gates::notice( $gate, (array) $block['attrs'], __( 'Visitors do not see this block, because it is not included in this site’s plan.', 'mainstreet-blocks' ) );
	}

	/**
	 * Removes attributes of invalid types from the plugin's blocks, because core's block supports expect strings: for class names
	 * (WordPress 6.8 throws a TypeError), alignment and palette slugs (notices). Core registers these attributes before the plugin's
	 * blocks are registered, so it does not validate them itself. Stored attributes may have any type.
	 *
	 * @return array Without such attributes.
	 */
	public static function remove_invalid_attributes( array $block ): array {
		if ( '' === self::slug_of( $block['blockName'] ) ) {
			return $block;
		}
		foreach ( array( 'className', 'align', 'anchor', 'textColor', 'backgroundColor', 'gradient', 'fontSize', 'fontFamily', 'borderColor' ) as $name ) {
			if ( isset( $block['attrs'][ $name ] ) && ! is_string( $block['attrs'][ $name ] ) ) {
				unset( $block['attrs'][ $name ] );
			}
		}
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( $block['blockName'] );
		// Some old blocks have a string attribute `style`.
		$is_word = isset( $type->attributes['style']['type'] ) && 'string' === $type->attributes['style']['type'];
		if ( isset( $block['attrs']['style'] ) && ! ( $is_word ? is_string( $block['attrs']['style'] ) : is_array( $block['attrs']['style'] ) ) ) {
			unset( $block['attrs']['style'] );
		}
		return $block;
	}

	/**
	 * Adds the inserter categories of the plugin's blocks, unless they exist.
	 *
	 * @param array[] $categories Categories with `slug` and `title`.
	 */
	public static function add_categories( $categories ) {
		$categories = is_array( $categories ) ? $categories : array();
		$known      = array_column( $categories, 'slug' );
		$ours       = array(
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

	/**
	 * Returns the values of one field. Fields are: `textAttributes` (names of attributes that are plain text, not HTML), `needsPage`
	 * (true, or the replacement in emails, for blocks that do not work in emails), `formReference` (name of the attribute with the id of
	 * a stored form). Includes blocks that are switched off.
	 *
	 * @return array Values by block name, for blocks with this field.
	 */
	public static function get_declared( string $field ): array {
		if ( null === self::$declared ) {
			$manifest       = MAINSTREET_DIR . '/build/blocks-manifest.php';
			self::$declared = array();
			foreach ( is_readable( $manifest ) ? require $manifest : array() as $metadata ) {
				foreach ( $metadata['mainstreet'] ?? array() as $name => $value ) {
					self::$declared[ $name ][ $metadata['name'] ] = $value;
				}
			}
		}
		return self::$declared[ $field ] ?? array();
	}
}
