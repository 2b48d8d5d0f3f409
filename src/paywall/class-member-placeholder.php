<?php
namespace Mainstreet\Paywall;

use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Text\Html;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Rest\Routes;

defined( 'ABSPATH' ) || exit;

/**
 * Marks boxes that the block's view script replaces with paid content for members. The mark is the same for all visitors, so that any
 * cache may keep the page.
 */
final class Member_Placeholder {

	/** The view script of the block, which reads the data of add_data(). */
	const BLOCK = 'premium-content/container';

	/**
	 * Names of the boxes that are drawn in this page, as keys.
	 *
	 * @var true[]
	 */
	private static array $boxes = array();

	/**
	 * Attributes of a box. They hold its name only, which add_data() lists: anybody who writes a post can write attributes, also
	 * with the name of another post's box.
	 *
	 * @param string $name Number of the post, a slash, and the key of the part.
	 * @return array By name; empty where the page does not ask by itself.
	 */
	public static function values( string $name ): array {
		if ( ! preg_match( '#^\d+/[\ds]{1,4}-[0-9a-f]{16}$#D', $name ) || Options::get( 'payments_server_only', false ) || ! Private_Page::is_page() ) {
			return array();
		}
		add_filter( 'script_module_data_' . self::module(), array( __CLASS__, 'add_data' ) );
		self::$boxes[ $name ] = true;
		return array( 'data-mainstreet-premium' => $name );
	}

	/**
	 * Tells the view script what it may ask for and where, and from where it may load modules. WordPress prints it in a
	 * script element, which a post of an author or contributor cannot hold.
	 *
	 * @param array $data Data of the script module.
	 * @return array `root`: address that the name of a box is added to; `boxes`: their names; `free`: whether there are free
	 *               views; `folder`: address of the plugin's built files; `template`: the template of the page, which parts
	 *               with a key of Gated_Patterns are looked for in.
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

	/** Id of the view script module. */
	private static function module(): string {
		return generate_block_asset_handle( self::BLOCK, 'viewScriptModule' );
	}

	/**
	 * The same as HTML. The script that reads it comes with the box: a list of titles draws none.
	 *
	 * @param string $name As above.
	 * @return string With a space in front; '' for none.
	 */
	public static function attributes( string $name ): string {
		$html = Html::attributes( self::values( $name ) );
		if ( '' !== $html ) {
			add_filter( 'render_block_core/html', array( __CLASS__, 'drawn' ) );
		}
		return $html;
	}

	/**
	 * Brings the script once a box is drawn.
	 *
	 * @param string $html HTML of a block.
	 * @return string The same.
	 */
	public static function drawn( $html ) {
		if ( false !== strpos( $html, ' data-mainstreet-premium=' ) ) {
			// The post may hold no block of these itself.
			Blocks::register_view_script( self::BLOCK );
			wp_enqueue_script_module( self::module() );
		}
		return $html;
	}
}
