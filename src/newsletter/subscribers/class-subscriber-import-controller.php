<?php
/**
 * Routes of an import of subscribers.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Subscribers;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * What the screen asks for while a file is taken in; `routes.php` names the paths.
 */
final class Subscriber_Import_Controller {

	/**
	 * Takes a file in.
	 *
	 * @param \WP_REST_Request $request `csv` (text) or a file of that name, `consent` (the owner's statement), `statement`.
	 * @return array|\WP_Error As Subscriber_Import::progress().
	 */
	public static function begin( $request ) {
		$files = $request->get_file_params();
		$text  = (string) $request['csv'];
		if ( isset( $files['csv']['tmp_name'] ) && is_uploaded_file( $files['csv']['tmp_name'] ) ) {
			if ( filesize( $files['csv']['tmp_name'] ) > Subscriber_Import::MAX_BYTES ) {
				return Subscriber_Import::too_large();
			}
			$text = (string) file_get_contents( $files['csv']['tmp_name'] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- an upload.
		}
		if ( true !== $request['consent'] ) {
			return Errors::invalid( 'consent', __( 'Please confirm that these people agreed to get your e-mails.', 'mainstreet-blocks' ) );
		}
		return Subscriber_Import::begin( $text, (string) $request['statement'] );
	}

	/**
	 * How far an import is; asking also does a part of it, so that it ends where no cron runs.
	 *
	 * @param \WP_REST_Request $request `batch`.
	 * @return array|\WP_Error As Subscriber_Import::progress().
	 */
	public static function progress( $request ) {
		Subscriber_Import::work( 3 );
		$progress = Subscriber_Import::progress( $request['batch'] );
		return $progress ? $progress : Errors::gone();
	}
}
