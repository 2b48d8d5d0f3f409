<?php
namespace Mainstreet\Video_Copies;

use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * Route of files made of private videos (docs/server-contract.md B.17).
 */
final class Video_Copy_Controller extends Controller {

	public function register_routes() {
		$text = array(
			'type'     => 'string',
			'required' => true,
		);
		$args = array(
			'exp'  => $text,
			'sig'  => $text,
			'part' => $this->choice_schema( Copy_Files::PARTS ),
		);
		// The signature of the address decides.
		$this->register_route( '/videos/(?P<guid>[A-Za-z0-9]{8})/copy', $this->endpoint( 'GET', array( Copy_Answers::class, 'send' ), '__return_true', $args ) );
	}
}
