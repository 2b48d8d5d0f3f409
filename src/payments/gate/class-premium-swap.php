<?php
/**
 * What lets a page in a cache show more to members.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Gate;

use Mainstreet\Core\Options;
use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

/**
 * Marks boxes that the block's view script may exchange: the same for all visitors, so that it may lie in any cache.
 */
final class Premium_Swap {

	/** Id of the block's script module. */
	const MODULE = 'premium-content-container-view-script-module';

	/**
	 * Attributes of a box. They hold no address: whoever writes a post can write the same attributes.
	 *
	 * @param string $name Number of the post, a slash, and the key of the part. With a key of Shared_Parts the page's template is named, too.
	 * @return array By name; empty where the page does not ask by itself.
	 */
	public static function values( $name ) {
		if ( ! preg_match( '#^\d+/[\ds]{1,4}-[0-9a-f]{16}$#D', $name ) || Options::get( 'payments_server_only' ) || ! Private_Page::is_page() ) {
			return array();
		}
		global $_wp_current_template_id;
		add_filter( 'script_module_data_' . self::MODULE, array( __CLASS__, 'module_data' ) );
		$values = array( 'data-mainstreet-premium' => $name );
		if ( strpos( $name, '/' . Shared_Parts::KEY ) && is_string( $_wp_current_template_id ) && '' !== $_wp_current_template_id ) {
			$values['data-mainstreet-template'] = $_wp_current_template_id;
		}
		if ( Options::get( 'payments_free_views' ) > 0 ) {
			$values['data-mainstreet-free'] = '1';
		}
		return $values;
	}

	/**
	 * Adds what the script builds addresses from, and the folders of code that it may load. Core prints it as a script element, which
	 * nobody can write in a post.
	 *
	 * @param array $data Data of the module so far.
	 * @return array
	 */
	public static function module_data( $data ) {
		return array(
			'rest'    => rest_url( Routes::OWN . '/premium/' ),
			'folders' => array( plugins_url( '/', MAINSTREET_FILE ), includes_url() ),
		) + (array) $data;
	}

	/**
	 * The same as HTML. The script that reads it comes with the box: a list of titles draws none.
	 *
	 * @param string $name As above.
	 * @return string With a space in front; '' for none.
	 */
	public static function attributes( $name ) {
		$html = '';
		foreach ( self::values( $name ) as $attribute => $value ) {
			$html .= ' ' . $attribute . '="' . esc_attr( $value ) . '"';
		}
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
			wp_enqueue_script_module( self::MODULE );
		}
		return $html;
	}
}
