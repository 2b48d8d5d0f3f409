<?php
namespace Mainstreet\Paywall;

use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Text\Html;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Rest\Routes;

defined( 'ABSPATH' ) || exit;

/**
 * Marks boxes that the block's view script replaces with paid content for members. The mark is the same for all visitors, so that the
 * page can be cached.
 */
final class Member_Placeholder {

	/** Block whose view script reads the data of add_data(). */
	const BLOCK = 'premium-content/container';

	/** @var true[] Names of the boxes on this page, as keys. */
	private static array $boxes = array();

	/**
	 * Returns the attributes of a box. The view script accepts only names that add_data() lists, because authors can write any
	 * attributes into a post, including the name of another post's box.
	 *
	 * @param string $name Post id, a slash, and the key of the part.
	 * @return array By name; empty if this page should not request content.
	 */
	public static function get_attributes( string $name ): array {
		if ( ! preg_match( '#^\d+/[\ds]{1,4}-[0-9a-f]{16}$#D', $name ) || Options::get( 'payments_server_only', false ) || ! Page_Access::is_page() ) {
			return array();
		}
		add_filter( 'script_module_data_' . self::get_module_id(), array( __CLASS__, 'add_data' ) );
		self::$boxes[ $name ] = true;
		return array( 'data-mainstreet-premium' => $name );
	}

	/**
	 * Adds the data of the view script: which boxes it may request, and from where it may load modules. WordPress prints the data in a
	 * script element, which authors and contributors cannot add to a post.
	 *
	 * @param array $data Data of the script module.
	 * @return array `root`: URL to which the name of a box is appended; `boxes`: names; `free`: whether there are free views; `folder`: URL of the
	 *         plugin's built files; `template`: template of the page, in which parts with a key of Gated_Patterns are searched.
	 */
	public static function add_data( $data ) {
		global $_wp_current_template_id;
		return array_merge(
			(array) $data,
			array(
				'root'     => esc_url_raw( rest_url( Routes::OWN . '/premium/' ) ),
				'boxes'    => array_keys( self::$boxes ),
				'free'     => Options::get( 'payments_free_views', 0 ) > 0,
				'folder'   => esc_url_raw( plugins_url( 'build/', MAINSTREET_FILE ) ),
				'template' => is_string( $_wp_current_template_id ) ? $_wp_current_template_id : '',
			)
		);
	}

	/** Returns the id of the view script module. */
	private static function get_module_id(): string {
		return generate_block_asset_handle( self::BLOCK, 'viewScriptModule' );
	}

	/**
	 * Returns the attributes of a box as HTML. The script is enqueued only when the box is rendered, because content is also prepared
	 * without being rendered, such as for a list of titles.
	 *
	 * @param string $name As in get_attributes().
	 * @return string With a leading space; empty if there are none.
	 */
	public static function render_attributes( string $name ): string {
		$html = Html::attributes( self::get_attributes( $name ) );
		if ( '' !== $html ) {
			add_filter( 'render_block_core/html', array( __CLASS__, 'enqueue_script' ) );
		}
		return $html;
	}

	/**
	 * Callback of `render_block_core/html`. Enqueues the script when a box is rendered.
	 *
	 * @param string $html HTML of a block.
	 */
	public static function enqueue_script( $html ) {
		if ( false !== strpos( $html, ' data-mainstreet-premium=' ) ) {
			// The post may not contain the block itself.
			Blocks::register_view_script( self::BLOCK );
			wp_enqueue_script_module( self::get_module_id() );
		}
		return $html;
	}
}
