<?php
/**
 * Registration of blocks for a page.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Registration;

defined( 'ABSPATH' ) || exit;

/**
 * Gives core what it needs to draw a block on a page, straight from the manifest. Core's own way from
 * a block.json reads titles in the site's language, looks for every file and reads one for each script module: six
 * times the time, on every page, for what only the editor asks.
 *
 * On pages only, and only while no other plugin changes block.json data as it is read; everywhere else
 * blocks are registered in core's way (Blocks::register()). `test/page-blocks.test.php` compares the two.
 */
final class Page_Blocks {

	/** Members of block.json, and what WP_Block_Type calls them. */
	const MEMBERS = array(
		'apiVersion'      => 'api_version',
		'title'           => 'title',
		'category'        => 'category',
		'parent'          => 'parent',
		'ancestor'        => 'ancestor',
		'allowedBlocks'   => 'allowed_blocks',
		'attributes'      => 'attributes',
		'providesContext' => 'provides_context',
		'usesContext'     => 'uses_context',
		'selectors'       => 'selectors',
		'supports'        => 'supports',
		'styles'          => 'styles',
	);

	/**
	 * Whether blocks can be registered in this way now.
	 *
	 * @return bool
	 */
	public static function serves() {
		global $wp_filter;
		foreach ( array( 'block_type_metadata', 'block_type_metadata_settings' ) as $hook ) {
			// One callback of each is core's own.
			if ( isset( $wp_filter[ $hook ] ) && array_sum( array_map( 'count', $wp_filter[ $hook ]->callbacks ) ) > 1 ) {
				return false;
			}
		}
		/**
		 * Filters whether pages register blocks straight from the manifest. For plugins that show the block editor outside of wp-admin.
		 *
		 * @param bool $serves True by default.
		 */
		return (bool) apply_filters( 'mainstreet_page_registration', true );
	}

	/**
	 * Registers a block.
	 *
	 * @param string $folder   Its built folder.
	 * @param array  $metadata Its entry in the manifest.
	 * @return \WP_Block_Type|false
	 */
	public static function register( $folder, array $metadata ) {
		$args = array();
		foreach ( self::MEMBERS as $member => $name ) {
			if ( isset( $metadata[ $member ] ) ) {
				$args[ $name ] = $metadata[ $member ];
			}
		}
		if ( isset( $metadata['style'] ) ) {
			$args['style_handles'] = array_map(
				static function ( $style ) use ( $folder, $metadata ) {
					return self::style( $folder, $metadata, $style );
				},
				(array) $metadata['style']
			);
		}
		if ( isset( $metadata['viewScriptModule'] ) ) {
			$args['view_script_module_ids'] = array( self::module( $folder, $metadata ) );
		}
		if ( isset( $metadata['render'] ) ) {
			$template = $folder . substr( $metadata['render'], strlen( 'file:.' ) );
			// The template reads them.
			$args['render_callback'] = static function ( $attributes, $content, $block ) use ( $template ) {
				ob_start();
				require $template;
				return ob_get_clean();
			};
		}
		return register_block_type( $metadata['name'], $args );
	}

	/**
	 * Registers a style sheet.
	 *
	 * @param string $folder   Built folder of the block.
	 * @param array  $metadata Its entry in the manifest.
	 * @param string $style    File as block.json names it, or a handle.
	 * @return string Its handle.
	 */
	private static function style( $folder, array $metadata, $style ) {
		if ( 0 !== strpos( $style, 'file:.' ) ) {
			return $style;
		}
		$handle = generate_block_asset_handle( $metadata['name'], 'style' );
		$path   = $folder . substr( $style, strlen( 'file:.' ) );
		wp_register_style( $handle, self::url( $path ), array(), self::version( $path, $metadata ) );
		if ( is_rtl() ) {
			// Without the suffix ".min" that core gives: it would look for it in the name, and link the sheet of the other direction.
			wp_style_add_data( $handle, 'rtl', 'replace' );
			$path = str_replace( '.css', '-rtl.css', $path );
		}
		wp_style_add_data( $handle, 'path', $path );
		return $handle;
	}

	/**
	 * Registers a script module.
	 *
	 * @param string $folder   Built folder of the block.
	 * @param array  $metadata Its entry in the manifest.
	 * @return string Its id.
	 */
	private static function module( $folder, array $metadata ) {
		$module = $metadata['viewScriptModule'];
		if ( 0 !== strpos( $module, 'file:.' ) ) {
			return $module;
		}
		$id   = generate_block_asset_handle( $metadata['name'], 'viewScriptModule' );
		$path = $folder . substr( $module, strlen( 'file:.' ) );
		wp_register_script_module( $id, self::url( $path ), array(), self::version( $path, $metadata ) );
		return $id;
	}

	/**
	 * Address of a built file.
	 *
	 * @param string $path Absolute path.
	 * @return string
	 */
	private static function url( $path ) {
		static $base = null;
		if ( null === $base ) {
			$base = plugins_url( '', MAINSTREET_FILE );
		}
		return $base . substr( $path, strlen( MAINSTREET_DIR ) );
	}

	/**
	 * What browsers tell versions of a file by.
	 *
	 * @param string $path     Absolute path.
	 * @param array  $metadata Entry of the block in the manifest.
	 * @return string|int
	 */
	private static function version( $path, array $metadata ) {
		return SCRIPT_DEBUG ? filemtime( $path ) : $metadata['version'];
	}
}
