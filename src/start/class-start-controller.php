<?php
namespace Mainstreet\Start;

use Mainstreet\Core\Rest\Controller;
use Mainstreet\Start\Moving\Block_Survey;
use Mainstreet\Start\Moving\Former_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Routes of the screen.
 */
final class Start_Controller extends Controller {

	public function register_routes() {
		$may   = $this->require_capability( 'manage_options' );
		$page  = array(
			'kind' => $this->choice_schema( array_keys( Starter_Page::PATTERNS ), 'contact' ) + array( 'description' => __( 'Purpose of the page.', 'mainstreet-blocks' ) ),
		);
		$after = array(
			'after' => $this->integer_schema( 0, null, 0 ) + array( 'description' => __( 'ID of the post after which this batch starts.', 'mainstreet-blocks' ) ),
		);
		$this->register_route( '/start/page', $this->endpoint( 'POST', array( Starter_Page::class, 'create' ), array( Starter_Page::class, 'may_create' ), $page ) );
		$this->register_route( '/start/survey', $this->endpoint( 'GET', array( Block_Survey::class, 'answer' ), $may, $after ) );
		$this->register_route( '/start/former', $this->endpoint( 'GET', array( Former_Settings::class, 'all' ), $may ) );
		$this->register_route( '/start/former/(?P<id>[a-z]+)', $this->endpoint( 'POST', array( Former_Settings::class, 'take' ), $may ) );
	}
}
