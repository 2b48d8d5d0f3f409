<?php
namespace Mainstreet\Transcoding;

use Mainstreet\Core\Rest\Controller;
use Mainstreet\Videos\Files\Video_Sender;

defined( 'ABSPATH' ) || exit;

/** Route of the files made from private videos (docs/server-contract.md B.17). */
final class Transcoded_File_Controller extends Controller {

	public function register_routes() {
		$text = array(
			'type'     => 'string',
			'required' => true,
		);
		$args = array(
			'exp'  => $text,
			'sig'  => $text,
			'part' => $this->choice_schema( Transcoded_Files::PARTS ),
		);
		// The signature of the URL decides who gets a file.
		$this->register_route( '/videos/(?P<guid>[A-Za-z0-9]{8})/copy', $this->endpoint( 'GET', array( $this, 'get_item' ), '__return_true', $args ) );
	}

	/**
	 * Sends a part of a private video and ends the request.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return \WP_Error Only where nothing was sent.
	 */
	public function get_item( $request ) {
		$id = Video_Sender::find_signed( $request );
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$file  = Transcoded_Files::find_path( $id, (string) $request['part'] );
		$types = array(
			'mp4'  => 'video/mp4',
			'webm' => 'video/webm',
			'jpg'  => 'image/jpeg',
		);
		$end   = pathinfo( $file, PATHINFO_EXTENSION );
		return Video_Sender::stream( $request, isset( $types[ $end ] ) ? $file : '', isset( $types[ $end ] ) ? $types[ $end ] : '' );
	}
}
