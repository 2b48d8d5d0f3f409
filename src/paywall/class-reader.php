<?php
namespace Mainstreet\Paywall;

use Mainstreet\Payments\Members\Access\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Whom Access_Policy decides for: the visitor of this request, or a member to whom a mail goes. Memberships are read on first use.
 */
final class Reader {

	/**
	 * Rows of Memberships.
	 *
	 * @var array[]|null
	 */
	private ?array $memberships;

	/** Whether it is the visitor of this request, who may have rights of a user. */
	private bool $is_visitor;

	private function __construct( ?array $memberships ) {
		$this->is_visitor  = null === $memberships;
		$this->memberships = $memberships;
	}

	public static function visitor(): self {
		return new self( null );
	}

	/**
	 * Somebody of whom only memberships count.
	 *
	 * @param array[] $rows Rows of Memberships.
	 */
	public static function from_memberships( array $rows ): self {
		return new self( $rows );
	}

	public function is_visitor(): bool {
		return $this->is_visitor;
	}

	/**
	 * Memberships, also ended ones.
	 *
	 * @return array[] Rows of Memberships.
	 */
	public function memberships(): array {
		if ( null === $this->memberships ) {
			$this->memberships = Visitor::may_be_member() ? Visitor::memberships() : array();
		}
		return $this->memberships;
	}

	/**
	 * Addresses that are known to be the visitor's.
	 *
	 * @return string[]
	 */
	public function emails(): array {
		return $this->is_visitor && Visitor::may_be_member() ? array_column( Visitor::members(), 'email' ) : array();
	}
}
