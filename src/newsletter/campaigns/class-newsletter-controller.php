<?php
namespace Mainstreet\Newsletter\Campaigns;

use Mainstreet\Core\Rest\Controller;
use Mainstreet\Newsletter\Campaigns\Mail\Campaign_Preview;
use Mainstreet\Newsletter\Queue\Bounces;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes for newsletters in the editor, and for bounces reported by mail services.
 *
 * POST newsletter/test { to?, post?, subject?, preview? } → { to }; authors may send only to themselves
 * POST newsletter/preview { post, subject?, preview? } → { from, subject, preview, html }; for users who may edit the post
 * GET newsletter/posts?search → { items: [{ id, title, date }] }: published posts that were never sent, newest first, at most 20
 * GET newsletter/posts/<id> → { state: none|waiting|sending|paused|sent|failed|cancelled, note, total, sent, failed, time, can_cancel,
 *   can_put_off, can_send, missing }; for users who may edit the post
 * POST newsletter/posts/<id> { action: cancel|send|put_off|again, at? (in the site's time zone), subject?, preview? } → the same;
 *   for users who may publish the post
 * POST mail/bounce { email, type: hard|soft|complaint }, header X-Mainstreet-Secret → { ok: true }
 */
final class Newsletter_Controller extends Controller {

	public function register_routes() {
		$post    = $this->integer_schema( 0, null, 0 );
		$texts   = array(
			'subject' => $this->text_schema( 1000 ),
			'preview' => $this->text_schema( 1000 ),
		);
		$test    = array(
			'to'   => array(
				'type'    => 'string',
				'default' => '',
			),
			'post' => $post,
		);
		$preview = array( 'post' => array( 'required' => true ) + $post );
		$search  = array( 'search' => $this->text_schema( 200, '' ) );
		$act     = array(
			'action' => $this->choice_schema( array( 'cancel', 'send', 'put_off', 'again' ) ),
			'at'     => $this->text_schema( 40, '' ),
		);
		$bounce  = array(
			'email' => array(
				'type'     => 'string',
				'required' => true,
			),
			'type'  => $this->choice_schema( array( 'hard', 'soft', 'complaint' ) ),
		);
		$this->register_route( '/newsletter/test', $this->endpoint( 'POST', array( Campaign_Preview::class, 'test' ), array( Campaign_Preview::class, 'may_test' ), $test + $texts ) );
		$this->register_route( '/newsletter/preview', $this->endpoint( 'POST', array( Campaign_Preview::class, 'show' ), array( Campaign_Preview::class, 'may_look' ), $preview + $texts ) );
		$this->register_route( '/newsletter/posts', $this->endpoint( 'GET', array( Unsent_Posts::class, 'index' ), $this->require_capability( 'manage_options' ), $search ) );
		$this->register_route(
			'/newsletter/posts/(?P<id>\d+)',
			array(
				$this->endpoint( 'GET', array( Campaign_Post::class, 'get' ), array( Campaign_Post::class, 'may_look' ) ),
				$this->endpoint( 'POST', array( Campaign_Post::class, 'act' ), array( Campaign_Post::class, 'may_act' ), $act + $texts ),
			)
		);
		$this->register_route( '/mail/bounce', $this->endpoint( 'POST', array( Bounces::class, 'take' ), array( Bounces::class, 'may_tell' ), $bounce ) );
	}
}
