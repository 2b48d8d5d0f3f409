<?php
namespace Mainstreet\Paywall;

use Mainstreet\Payments\Members\Access\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * A person for whom Access_Policy decides: the visitor of this request, or the member who receives an email. Memberships are loaded on
 * first use.
 */
final class Reader {

	/** @var array[]|null Rows of Memberships; null until loaded. */
	private ?array $memberships;

	/** Whether this is the visitor of the request. Only then the capabilities of the current user count. */
	private bool $is_visitor;

	private function __construct( ?array $memberships ) {
		$this->is_visitor  = null === $memberships;
		$this->memberships = $memberships;
	}

	public static function visitor(): self {
		return new self( null );
	}

	/**
	 * Creates a reader with these memberships and no other rights.
	 *
	 * @param array[] $rows Rows of Memberships.
	 */
	public static function from_memberships( array $rows ): self {
		return new self( $rows );
	}

	public function is_visitor(): bool {
		return $this->is_visitor;
	}

	/** Returns all memberships, including those that have ended (rows of Memberships). */
	public function memberships(): array {
		if ( null === $this->memberships ) {
			$this->memberships = Visitor::could_be_member() ? Visitor::get_memberships() : array();
		}
		return $this->memberships;
	}

	/** Returns the proven addresses of the visitor. */
	public function emails(): array {
		return $this->is_visitor && Visitor::could_be_member() ? array_column( Visitor::get_members(), 'email' ) : array();
	}
}
