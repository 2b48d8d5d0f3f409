<?php
namespace Mainstreet\Onboarding;

use Mainstreet\Core\Rest\Controller;
use Mainstreet\Onboarding\Import\Block_Survey;
use Mainstreet\Onboarding\Import\Jetpack_Importer;

defined( 'ABSPATH' ) || exit;

/**
 * Routes of the screen Get started.
 */
final class Onboarding_Controller extends Controller {

	public function register_routes() {
		$may   = $this->require_capability( 'manage_options' );
		$page  = array(
			'kind' => $this->choice_schema( array_keys( Starter_Page::PATTERNS ), 'contact' ) + array( 'description' => __( 'Purpose of the page.', 'mainstreet-blocks' ) ),
		);
		$after = array(
			'after' => $this->integer_schema( 0, null, 0 ) + array( 'description' => __( 'ID of the post after which this batch starts.', 'mainstreet-blocks' ) ),
		);
		$this->register_route( '/start/page', $this->endpoint( 'POST', array( Starter_Page::class, 'create' ), array( Starter_Page::class, 'may_create' ), $page ) );
		$this->register_route( '/start/survey', $this->endpoint( 'GET', array( Block_Survey::class, 'count_batch' ), $may, $after ) );
		$this->register_route( '/start/former', $this->endpoint( 'GET', array( Jetpack_Importer::class, 'all' ), $may ) );
		$this->register_route( '/start/former/(?P<id>[a-z]+)', $this->endpoint( 'POST', array( Jetpack_Importer::class, 'import' ), $may ) );
	}
}
